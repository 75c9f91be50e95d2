// Something from a file that is looked at, asked about and then taken over, or refused line by line.
import { useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import type { LineError } from '../ratings/api';

interface Answer<Taken> {
  data?: Taken | undefined;
  error?: Problem | undefined;
}

export function useTaking<Asked, Taken>(
  post: (asked: Asked) => Promise<Answer<Taken>>,
  onTaken: (taken: Taken) => void,
) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [errors, setErrors] = useState<readonly LineError[]>([]);
  const ask = (next: Asked) => {
    setErrors([]);
    setAsked(next);
  };
  const take = async (): Promise<Problem | null> => {
    if (asked === null) return null;
    const { data, error } = await post(asked);
    if (data) onTaken(data);
    setErrors(error?.errors ?? []);
    // Told line by line, not as a whole.
    return error?.errors?.length ? null : (error ?? null);
  };
  return { asked, errors, ask, take, close: () => setAsked(null) };
}
