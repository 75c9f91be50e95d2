// The link in every mail about games: ends them with one press, also for who is not signed in.
// Opening the link alone changes nothing, because programs open links to look at them.
import { useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import { problemText } from '../api/problem';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { useTitle } from '../title';
import { Cited } from '../ui/Cited';
import { Letter } from '../ui/Letter';
import type { PageProps } from './pageProps';

export default function Unsubscribe({ id: token }: PageProps) {
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);
  const title = t(done ? 'unsubscribe-done' : 'unsubscribe-title');
  useTitle(title);

  const send = async () => {
    if (pressed.current) return;
    pressed.current = true;
    setBusy(true);
    const { error } = await api.POST('/api/unsubscribe/{token}', {
      params: { path: { token } },
    });
    setProblem(error ?? null);
    setDone(!error);
    setBusy(false);
    pressed.current = false;
  };
  return (
    <Letter
      title={title}
      lede={t(done ? 'unsubscribe-done-text' : 'unsubscribe-text')}
      announce={done}
    >
      <div class="block">
        {!done && (
          <button type="button" class="btn primary" aria-busy={busy} onClick={() => void send()}>
            {t('unsubscribe-send')}
          </button>
        )}
        {problem && (
          <p class="form-summary" role="alert">
            <Cited text={problemText(problem)} />
          </p>
        )}
        <p class="muted">{t('unsubscribe-stays')}</p>
        <p>
          <a href="/settings">{t('unsubscribe-settings')}</a>
        </p>
      </div>
    </Letter>
  );
}
