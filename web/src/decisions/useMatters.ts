// Loads the decisions about a game or a section that the reader may see, and the reader's own cases
// there.
import { api } from '../api/client';
import { everyPage } from '../api/pages';
import { useEffect, useState } from 'preact/hooks';
import { loadAsked } from '../asked';
import type { Problem } from '../api/types';
import { type Case, type Decision } from './api';

/** One of the two; a section's cases are those about none of its games. */
export type Place = { game: number } | { section: number };

const isHere = (place: Place, { game, section }: Case): boolean =>
  'game' in place ? game === place.game : game === null && section.id === place.section;

const decisionsOf = (place: Place) =>
  'game' in place
    ? api.GET('/api/games/{id}/decisions', { params: { path: { id: place.game } } })
    : api.GET('/api/sections/{id}/decisions', { params: { path: { id: place.section } } });

/** `files`: who neither plays nor directs has no cases of their own. */
export function useMatters(place: Place, files: boolean) {
  const [decisions, setDecisions] = useState<Decision[] | null>(null);
  const [cases, setCases] = useState<Case[]>([]);
  const [appealed, setAppealed] = useState<ReadonlySet<number>>(new Set());
  const [problem, setProblem] = useState<Problem | null>(null);

  const load = async () => {
    const [log, mine] = await Promise.all([
      decisionsOf(place),
      files ? everyPage((query) => api.GET('/api/cases', { params: { query } })) : null,
    ]);
    if (log.data) setDecisions(log.data.decisions);
    if (mine?.pages.length) {
      const all = mine.pages.flatMap(({ cases }) => cases);
      const about = new Set(log.data?.decisions.map(({ id }) => id));
      const isOurs = ({ decision }: Case) => decision !== null && about.has(decision);
      // An appeal stands where the decision does.
      setCases(all.filter((each) => isHere(place, each) || isOurs(each)));
      setAppealed(new Set(all.flatMap(({ decision }) => decision ?? [])));
    }
    setProblem(log.error ?? mine?.problem ?? null);
  };
  useEffect(() => {
    void load();
  }, []);
  const replace = (next: Case) => {
    setCases((old) => old.map((each) => (each.id === next.id ? next : each)));
    // What was asked may be answered now.
    void loadAsked();
  };
  return { decisions, cases, appealed, problem, load, replace };
}
