// The proposal of sections: as the server has it, and as it is being changed here.
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Player, Problem } from '../api/types';
import { type Proposal } from '../events/api';
import { type Make, type Side, bodyOf, moved } from './proposal';

/** A change of what is shown. */
export type Move = (proposal: Proposal) => Proposal;

/**
 * `onKept` loads the event: it is another one too, its version has been raised. It comes first, so
 * that a proposal which can be published never stands beside the event as it was before.
 */
export function useProposal(id: number, onKept: () => Promise<unknown>) {
  const [saved, setSaved] = useState<Proposal | null>(null);
  const [draft, setDraft] = useState<Proposal | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Moves that the server was not yet told of when it was last sent the proposal. */
  const since = useRef<Move[]>([]);
  const params = { path: { id } };

  const arrived = (proposal: Proposal | undefined, moves: readonly Move[] = []) => {
    if (!proposal) return;
    setSaved(proposal);
    setDraft(moves.reduce((changed, move) => move(changed), proposal));
  };
  const load = async () => {
    const { data, error } = await api.GET('/api/events/{id}/proposal', { params });
    arrived(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, [id]);

  const make = async ({ beacon, ...wanted }: Make): Promise<Problem | null> => {
    const version = saved?.version ?? 0;
    const body = { version, ...wanted, ...(beacon && { beacon }) };
    const { data, error } = await api.POST('/api/events/{id}/proposal', { params, body });
    if (data) await onKept();
    arrived(data);
    return error ?? null;
  };
  const save = async (): Promise<Problem | null> => {
    if (!draft) return null;
    since.current = [];
    const body = bodyOf(draft);
    const { data, error } = await api.PUT('/api/events/{id}/proposal', { params, body });
    if (data) await onKept();
    arrived(data, since.current);
    return error ?? null;
  };
  const apply = (move: Move) => {
    since.current.push(move);
    setDraft((old) => old && move(old));
  };
  return {
    proposal: draft,
    changed: draft !== saved,
    problem,
    load,
    make,
    save,
    move: (player: Player, to: number, side?: Side) => apply((old) => moved(old, player, to, side)),
    apply,
    discard: () => {
      since.current = [];
      setDraft(saved);
    },
  };
}
