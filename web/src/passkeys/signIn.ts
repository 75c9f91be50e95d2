// Signing in with a passkey: with a press, or from the field for the address, where the browser offers
// it.
import { useEffect, useRef } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { signedIn } from '../session';
import { canUsePasskeys, signWithPasskey } from './browser';

/** A challenge is good for five minutes. */
const ANEW_MILLISECONDS = 4 * 60_000;

async function signIn(quietly?: AbortSignal): Promise<Problem | undefined> {
  const { data: options, error } = await api.POST('/api/sign-in/passkey/options');
  if (!options) return error;
  const { answer, problem } = await signWithPasskey(options, quietly);
  if (!answer) return problem;
  const { data, error: refused } = await api.POST('/api/sign-in/passkey', { body: answer });
  if (data) signedIn(data);
  return refused;
}

async function mayOffer(): Promise<boolean> {
  return canUsePasskeys() && !!(await PublicKeyCredential.isConditionalMediationAvailable?.());
}

/** Offers passkeys in the field while the page is open; the press comes first. */
export function usePasskeySignIn(onProblem: (problem: Problem | undefined) => void) {
  const offer = useRef<AbortController>(undefined);

  useEffect(() => {
    const begin = async () => {
      offer.current?.abort();
      const mine = new AbortController();
      offer.current = mine;
      const problem = await signIn(mine.signal);
      if (problem && !problem.code.startsWith('passkey_')) onProblem(problem);
      if (problem?.code === 'passkey_unknown' || problem?.code === 'passkey_refused')
        onProblem(problem);
    };
    let timer: ReturnType<typeof setInterval> | undefined;
    let gone = false;
    void mayOffer().then((may) => {
      if (!may || gone) return;
      void begin();
      timer = setInterval(() => void begin(), ANEW_MILLISECONDS);
    });
    return () => {
      gone = true;
      clearInterval(timer);
      offer.current?.abort();
    };
  }, []);

  return async () => {
    offer.current?.abort();
    onProblem(undefined);
    onProblem(await signIn());
  };
}
