// An opponent's page, for which the reader's consent is asked: consenting, refusing, taking it back.
import { useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import { problemText } from '../api/problem';
import type { Problem } from '../api/types';
import { dateTime } from '../format';
import { t, dashed } from '../i18n';
import { Cited } from '../ui/Cited';
import { fullName } from '../ui/PlayerName';
import { WebAddress } from '../ui/WebAddress';
import type { AskedPage } from './api';

interface Props {
  section: number;
  page: AskedPage;
  onAnswered: (page: AskedPage) => void;
  /** The page is at another address by now. */
  onStale: () => void;
}

export function AskedFor({ section, page, onAnswered, onStale }: Props) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const { player, url, answer, answered_at: at } = page;
  const send = async (consents: boolean) => {
    if (busy) return;
    setBusy(true);
    const { data, error } = await api.PUT('/api/sections/{id}/pages/{player}/consent', {
      params: { path: { id: section, player: player.id } },
      body: { url, consents },
    });
    setBusy(false);
    setProblem(error ?? null);
    if (error?.code === 'other_page') onStale();
    if (!data) return;
    onAnswered(data);
    // The button that had the focus may be gone.
    said.current?.focus();
  };
  const name = fullName(player);
  return (
    <li>
      <p>
        {t('own-page-asks', { player: name })} <WebAddress url={url} />
      </p>
      <p ref={said} tabIndex={-1}>
        <b>
          {at === null
            ? t('own-page-mine-waits')
            : t(`own-page-mine-${dashed(answer)}`, { when: dateTime(at) })}
        </b>
      </p>
      {problem && (
        <p class="err" role="alert">
          <Cited text={problemText(problem)} />
        </p>
      )}
      <p class="row">
        {answer !== 'consented' && (
          <button
            type="button"
            class={answer === 'waits' ? 'btn primary' : 'btn'}
            aria-disabled={busy}
            onClick={() => void send(true)}
          >
            {t(answer === 'waits' ? 'own-page-consent' : 'own-page-consent-after-all')}
            <span class="vh"> ({name})</span>
          </button>
        )}
        {(answer === 'waits' || answer === 'consented') && (
          <button type="button" class="btn" aria-disabled={busy} onClick={() => void send(false)}>
            {t(answer === 'waits' ? 'own-page-refuse' : 'own-page-take-back')}
            <span class="vh"> ({name})</span>
          </button>
        )}
      </p>
    </li>
  );
}
