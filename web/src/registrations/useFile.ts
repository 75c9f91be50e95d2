// A file of players on its way: checked first, then registered as it was checked.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import type { Language, RegisteredByFile } from './api';

/** What was checked, and what has become of it. */
export interface Checked {
  csv: string;
  language: Language;
  found: RegisteredByFile;
}

const NOTHING = { registered: [], known: [], problems: [], ignored_columns: [] };

/** What is wrong line by line, where the server refuses the whole for it. */
function faultsOf({ errors = [] }: Problem): RegisteredByFile | null {
  return errors.length ? { ...NOTHING, dry_run: true, problems: errors } : null;
}

/** Another text than the one that was checked stands there by now. */
export const isStale = ({ csv, found }: Checked, now: string): boolean =>
  found.dry_run && csv !== now;

export const canRegister = (checked: Checked, now: string): boolean =>
  checked.found.dry_run &&
  !isStale(checked, now) &&
  !checked.found.problems.length &&
  checked.found.registered.length > 0;

/** Those with an address are invited at once. */
export const invitedBy = (checked: Checked | null): number =>
  checked?.found.registered.filter(({ email }) => email !== null).length ?? 0;

export function useFile(code: string) {
  const [checked, setChecked] = useState<Checked | null>(null);

  const send = async (csv: string, language: Language, dry_run: boolean) => {
    const { data, error } = await api.POST('/api/federations/{code}/registrations/file', {
      params: { path: { code } },
      body: { csv, dry_run, language },
    });
    const found = data ?? faultsOf(error);
    if (found) setChecked({ csv, language, found });
    return { found, error: found ? undefined : error };
  };
  const look = async (csv: string, language: Language): Promise<Problem | undefined> => {
    setChecked(null);
    return (await send(csv, language, true)).error;
  };
  /** `onDone`: how many are registered; what was right before may not be any more. */
  const register = async (onDone: (count: number) => void): Promise<Problem | null> => {
    if (!checked) return null;
    const { found, error } = await send(checked.csv, checked.language, false);
    if (found && !found.dry_run) onDone(found.registered.length);
    return error ?? null;
  };
  return { checked, look, register };
}
