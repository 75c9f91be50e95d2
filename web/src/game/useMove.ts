// The way of a move: choose, submit, look, send. Nothing leaves the page before the last press but
// the question what the move would do (the preview, which writes nothing).
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import { isUncertain } from '../api/problem';
import type { Game, Legal, Problem, Sent } from '../api/types';
import { lettersOf } from '../board/letters';
import { readMove, splitOffer } from '../board/moveInput';
import { lang } from '../i18n';
import { dropDraft, writeDraft } from './draft';
import {
  EMPTY,
  follow,
  isOutdated,
  positionOf,
  restore,
  typedOffer,
  type MoveState,
} from './moveState';
import { plainSan } from './words';

export type MoveFlow = ReturnType<typeof useMove>;

export function useMove(game: Game, reload: () => Promise<Game | null>) {
  const [state, setState] = useState(() => restore(game));
  const change = (next: Partial<MoveState>) => setState((old) => ({ ...old, ...next }));
  // A second press while the first is under way must find the door shut at once.
  const busy = useRef(false);
  const position = useRef(positionOf(game));

  useEffect(() => {
    const now = positionOf(game);
    if (position.current === now || busy.current) return;
    position.current = now;
    setState((old) => follow(old, game));
  }, [game, state.busy]);

  useEffect(() => {
    if (state.step === 'sent' || !game.may.move || position.current !== positionOf(game)) return;
    const { offer, message } = state;
    writeDraft(game.id, { ply: game.ply, uci: state.move?.uci ?? null, offer, message });
  }, [game, state.step, state.move, state.offer, state.message]);

  const choose = (move: Legal) =>
    change({ ...FRESH, move, text: plainSan(move, game.variant), offerTyped: false });

  const pick = (moves: Legal[]) => {
    const [move] = moves;
    if (moves.length > 1) change({ ...FRESH, promotion: moves });
    else if (move) choose(move);
  };

  const type = (text: string) => {
    const typed = splitOffer(text);
    const reading = readMove(
      typed.move,
      game.legal,
      lettersOf(lang.value, game.variant),
      game.variant,
    );
    const move = reading && 'ok' in reading ? reading.ok : null;
    const candidates = reading && 'ambiguous' in reading ? reading.ambiguous : [];
    setState((old) => ({
      ...old,
      ...FRESH,
      ...typedOffer(old, typed.offer, game.may.offer_draw),
      text,
      typed: true,
      move,
      candidates,
    }));
  };

  /** One request at a time; an outdated page is brought up to date and told so. */
  const ask = async (act: () => Promise<Partial<MoveState> | Problem>) => {
    if (busy.current) return;
    busy.current = true;
    change({ busy: true, problem: null, news: null });
    const answer = await act();
    if (!('code' in answer)) {
      change(answer);
    } else if (isOutdated(answer)) {
      await reload();
      const news = { kind: 'refused', problem: answer } as const;
      setState(({ message }) => ({ ...EMPTY, message, news }));
    } else {
      change({ problem: answer });
    }
    busy.current = false;
    change({ busy: false });
  };

  const params = { path: { id: game.id } };

  const submit = async () => {
    const { move, offer } = state;
    if (!move) {
      change({ unreadable: state.candidates.length === 0 });
      return;
    }
    await ask(async () => {
      const body = { ply: game.ply, move: move.uci, offer_draw: offer };
      const path = '/api/games/{id}/moves/preview';
      const { data, error } = await api.POST(path, { params, body });
      return data ? { step: 'review', preview: data, uncertain: false } : error;
    });
  };

  // A last look that stays open for days goes on telling what the move costs by now. It shuts no door:
  // a press on "Send" meanwhile is not lost.
  useEffect(() => {
    const { step, move, offer } = state;
    if (step !== 'review' || !move || busy.current) return;
    const body = { ply: game.ply, move: move.uci, offer_draw: offer };
    void api.POST('/api/games/{id}/moves/preview', { params, body }).then(({ data }) => {
      const same = (old: MoveState) => old.step === 'review' && old.move?.uci === move.uci;
      if (data) setState((old) => (same(old) ? { ...old, preview: data } : old));
    });
  }, [game.now]);

  /** What the server said of it; null where the page goes on telling why not. */
  const send = async (): Promise<Sent | null> => {
    const { move, offer } = state;
    let sent: Sent | null = null;
    if (!move) return sent;
    await ask(async () => {
      const message = state.message.trim();
      const body = {
        ply: game.ply,
        move: move.uci,
        offer_draw: offer,
        ...(message && { message }),
      };
      const { data, error } = await api.POST('/api/games/{id}/moves', { params, body });
      if (!data) {
        // A refusal is certain; the page keeps saying "not known" only while it is not.
        change({ uncertain: isUncertain(error) });
        return error;
      }
      dropDraft(game.id);
      void reload();
      sent = data;
      return { ...EMPTY, step: 'sent', move, sent: data };
    });
    return sent;
  };

  return {
    ...state,
    choose,
    pick,
    type,
    submit,
    send,
    /** The move was made along another way: it was named in a claim. */
    made: (move: Legal, sent: Sent) => {
      dropDraft(game.id);
      setState({ ...EMPTY, step: 'sent', move, sent });
    },
    /** From the receipt on to the next move, where the opponent's answer has come already. */
    goOn: () => setState(EMPTY),
    takeBack: () => change({ ...FRESH, move: null, text: '' }),
    back: () => change({ step: 'choose', preview: null, problem: null, uncertain: false }),
    setOffer: (offer: boolean) => change({ offer, offerTyped: false, offerRefused: false }),
    setMessage: (message: string) => change({ message }),
  };
}

/** Another move is chosen: whatever was said about the one before is gone. */
const FRESH: Partial<MoveState> = {
  typed: false,
  move: null,
  candidates: [],
  promotion: null,
  unreadable: false,
  offerRefused: false,
  problem: null,
};
