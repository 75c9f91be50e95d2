// The link in the first letter: confirms the e-mail address.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import type { PageProps } from '../routes';
import { useTitle } from '../title';
import { Failure } from '../ui/Failure';
import { Letter } from '../ui/Letter';
import { Skeleton } from '../ui/Skeleton';

type State = 'asking' | 'done' | Problem;

export default function Verify({ id: token }: PageProps) {
  const [state, setState] = useState<State>('asking');
  const failed = typeof state === 'object';
  const title = t(failed ? 'verify-failed' : state === 'done' ? 'verify-done' : 'verify-title');
  useTitle(title);

  const confirm = async () => {
    setState('asking');
    const { error } = await api.POST('/api/sign-up/confirm', { body: { token } });
    setState(error ?? 'done');
  };
  useEffect(() => void confirm(), [token]);

  return (
    <Letter title={title} announce={state !== 'asking'}>
      <div class="block">
        {state === 'asking' && <Skeleton height="90px" />}
        {state === 'done' && (
          <>
            <p>{t('verify-done-text')}</p>
            <a class="btn primary" href="/sign-in">
              {t('sign-in')}
            </a>
          </>
        )}
        {failed && (
          <>
            <Failure
              problem={state}
              // A link that is used up stays so; anything else may pass.
              onRetry={state.code === 'invalid_token' ? undefined : () => void confirm()}
            />
            <p>
              {t('have-account')} <a href="/sign-in">{t('sign-in')}</a>
            </p>
          </>
        )}
      </div>
    </Letter>
  );
}
