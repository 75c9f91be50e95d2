// Whom a federation has registered and who has no account yet, all of them, and what is done about them.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import { everyPage } from '../api/pages';
import type { Problem } from '../api/types';
import type { Language, Registration } from './api';

/** The answer is about what is not so any more. */
const STALE = ['changed_meanwhile', 'unknown_registration'];

export async function everyRegistration(code: string) {
  const { pages, problem } = await everyPage((query) =>
    api.GET('/api/federations/{code}/registrations', { params: { path: { code }, query } }),
  );
  const all = pages.flatMap(({ registrations }) => registrations);
  // A part of them would look like all.
  return { all: problem ? null : all, problem };
}

export function useRegistrations(code: string) {
  const [registrations, setRegistrations] = useState<readonly Registration[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const load = async () => {
    const { all, problem } = await everyRegistration(code);
    if (all) setRegistrations(all);
    setProblem(problem);
  };
  useEffect(() => {
    void load();
  }, [code]);

  /** The list with what has become of one of them, which may be new. */
  const put = (changed: Registration) =>
    setRegistrations((old) =>
      [...(old ?? []).filter(({ player }) => player.id !== changed.player.id), changed].sort(
        (a, b) => a.player.id - b.player.id,
      ),
    );
  const refused = async (error: Problem): Promise<Problem> => {
    if (STALE.includes(error.code)) await load();
    return error;
  };
  const invite = async ({ player, version }: Registration, email: string, language: Language) => {
    const { data, error } = await api.PUT(
      '/api/federations/{code}/registrations/{player}/invitation',
      { params: { path: { code, player: player.id } }, body: { version, email, language } },
    );
    if (!data) return refused(error);
    put(data);
    return null;
  };
  const takeBack = async ({ player }: Registration): Promise<Problem | null> => {
    const { error } = await api.DELETE('/api/federations/{code}/registrations/{player}', {
      params: { path: { code, player: player.id } },
    });
    if (error) return refused(error);
    setRegistrations((old) => old?.filter((each) => each.player.id !== player.id) ?? null);
    return null;
  };
  return { registrations, problem, load: () => void load(), put, invite, takeBack };
}
