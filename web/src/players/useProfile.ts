// Loads what everybody may know of a player.
import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { api } from '../api/client';
import type { Profile } from '../ratings/api';

export function useProfile(id: number) {
  const [profile, setProfile] = useState<Profile | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const { data, error } = await api.GET('/api/players/{id}', { params: { path: { id } } });
    if (data) setProfile(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, [id]);
  return { profile, problem, load: () => void load() };
}
