// The way of a claim: choose, look at what the server says of it, send. Only the last step writes.
import { useRef, useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Claim, ClaimFacts, Game, Legal, Problem } from '../../api/types';
import { isUncertain, problemText } from '../../api/problem';
import { t } from '../../i18n';
import { toast } from '../../ui/Toast';
import type { ClaimSent } from './claimSent';
import { isOutdated } from '../moveState';

interface State {
  claim: Claim | null;
  move: Legal | null;
  preview: ClaimFacts | null;
  problem: Problem | null;
  /** Sent, but no answer came. */
  uncertain: boolean;
  busy: boolean;
}

const EMPTY: State = {
  claim: null,
  move: null,
  preview: null,
  problem: null,
  uncertain: false,
  busy: false,
};

export type ClaimFlow = ReturnType<typeof useClaim>;

export function useClaim(
  game: Game,
  reload: () => Promise<Game | null>,
  onClaimed: (claim: ClaimSent) => void,
  chosen: Claim | null,
) {
  const [state, setState] = useState({ ...EMPTY, claim: chosen });
  const change = (next: Partial<State>) => setState((old) => ({ ...old, ...next }));
  // A second press while the first is under way must find the door shut at once.
  const busy = useRef(false);

  const { claim, move, preview } = state;
  const params = { path: { id: game.id } };

  const ask = async (act: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    change({ busy: true, problem: null });
    await act();
    busy.current = false;
    change({ busy: false });
  };

  /** What the claim would do; writes nothing. */
  const look = () =>
    ask(async () => {
      if (!claim) return;
      const body = { ply: game.ply, claim, move: move?.uci ?? null };
      const { data, error } = await api.POST('/api/games/{id}/claims/preview', { params, body });
      if (data) change({ preview: data, uncertain: false });
      else await refused(error);
    });

  const send = () =>
    ask(async () => {
      if (!claim || !preview) return;
      const body = { ply: game.ply, claim, move: move?.uci ?? null };
      const { data, error } = await api.POST('/api/games/{id}/claims', { params, body });
      if (data) {
        onClaimed({ claim, ply: game.ply, move, answer: data, offered: preview.opens_offer });
        setState(EMPTY);
      } else {
        change({ uncertain: isUncertain(error) });
        await refused(error);
      }
    });

  /** Where the page's picture is old, or nobody knows what arrived, the game itself has to tell. */
  const refused = async (problem: Problem) => {
    change({ problem });
    if (!isOutdated(problem) && !isUncertain(problem)) return;
    const now = await reload();
    // The dialog goes with the position, so it cannot be what tells why.
    if (now && (now.ply !== game.ply || !now.may.move)) {
      toast(isUncertain(problem) ? t('game-news-moved-on') : problemText(problem));
    }
  };

  return {
    ...state,
    choose: (next: Claim) => change({ claim: next, problem: null }),
    intend: (next: Legal | null) => change({ move: next, problem: null }),
    back: () => change({ preview: null, problem: null, uncertain: false }),
    look,
    send,
  };
}
