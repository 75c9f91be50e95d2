// Loads the player's settings and changes them; every answer of the server is all of them.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import { session } from '../session';
import type { ChangeSettings, Problem, Settings } from '../api/types';

export function useSettings() {
  const [settings, setSettings] = useState<Settings | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const load = async () => {
    const { data, error } = await api.GET('/api/settings');
    if (data) setSettings(data);
    setProblem(error ?? null);
  };
  // Mails may have followed the language of the pages.
  const language = session.value?.me.language;
  useEffect(() => {
    void load();
  }, [language]);

  const change = async (body: ChangeSettings) => {
    const { data, error } = await api.PUT('/api/settings', { body });
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
