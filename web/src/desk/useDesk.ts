// Loads the claims that wait, and takes each from the list when it has been ruled on.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem, WaitingClaim } from '../api/types';
import { problemText } from '../api/problem';
import { halves } from '../format';
import { t } from '../i18n';
import { toast } from '../ui/Toast';

export interface Ruling {
  upheld: boolean;
  reason: string;
}

/** Refusals that say: somebody else has ruled, or the game is no longer as the claim found it. */
const GONE = new Set(['stale_position', 'game_finished', 'unknown_ply', 'not_found']);

export function useDesk() {
  const [claims, setClaims] = useState<WaitingClaim[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [ruled, setRuled] = useState('');

  const load = async () => {
    const { data, error } = await api.GET('/api/director/claims');
    if (data) setClaims(data.claims);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);

  const rule = async (claim: WaitingClaim, { upheld, reason }: Ruling) => {
    const { data, error } = await api.POST('/api/director/claims/{id}', {
      params: { path: { id: claim.game } },
      body: { ply: claim.ply, at: claim.at, upheld, reason },
    });
    if (!data) {
      if (GONE.has(error.code)) {
        // The case goes with the list, so it cannot be what tells why.
        toast(problemText(error));
        await load();
      }
      return error;
    }
    const { ending: end } = data;
    const ending = end ? `${halves(end.white_halves)}–${halves(end.black_halves)}` : '';
    setRuled(
      t(ending ? 'desk-ruled-ended' : 'desk-ruled-on', { game: String(claim.game), ending }),
    );
    setClaims((old) => old?.filter((other) => other !== claim) ?? null);
    // The case that had the focus is gone.
    document.getElementById('desk-heading')?.focus();
    return null;
  };

  return { claims, problem, ruled, load: () => void load(), rule };
}
