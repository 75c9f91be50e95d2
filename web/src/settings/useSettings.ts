// Loads the player's settings and changes them; every answer of the server is all of them.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem, Settings } from '../api/types';
import { type OtherSettings, putSettings } from './language';

export function useSettings() {
  const [settings, setSettings] = useState<Settings | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const load = async () => {
    const { data, error } = await api.GET('/api/settings');
    if (data) setSettings(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);

  const change = async (others: OtherSettings) => {
    const { data, error } = await putSettings(others);
    if (data) setSettings(data);
    return error;
  };
  const renewCalendar = async () => {
    const { data, error } = await api.POST('/api/settings/calendar');
    if (data) setSettings(data);
    return error ?? null;
  };
  return { settings, problem, load, change, renewCalendar };
}
