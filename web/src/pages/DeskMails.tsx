// Mails that were given up after days of trying: why, and one more try.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import { problemText } from '../api/problem';
import type { DeadLetter, Problem } from '../api/types';
import { DeskPage } from '../desk/DeskPage';
import { dateTime } from '../format';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { PlayerName, fullName } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import { toast } from '../ui/Toast';
import { Trouble } from '../ui/Trouble';

/** By number where there is no profile any more. */
const whoOf = ({ player, player_id: id }: DeadLetter): string =>
  player ? fullName(player) : String(id);

export default function DeskMails() {
  const [letters, setLetters] = useState<DeadLetter[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [news, setNews] = useState('');

  const load = async () => {
    const { data, error } = await api.GET('/api/officer/dead-letters');
    if (data) setLetters(data.letters);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);
  const retry = async (letter: DeadLetter) => {
    const { data, error } = await api.POST('/api/officer/dead-letters/{player}/{key}/retry', {
      params: { path: { player: letter.player_id, key: letter.key } },
    });
    // Somebody else was quicker, and the mail has gone out or is gone.
    if (error && error.code !== 'unknown_letter') return error;
    if (data) {
      setNews(t('mails-retried', { who: whoOf(letter) }));
      setLetters(data.letters);
    } else {
      toast(t('mails-gone'));
      await load();
    }
    // The line that had the focus is gone.
    document.getElementById('desk-heading')?.focus();
    return null;
  };

  if (!letters) {
    if (!problem) return <Skeleton height="60vh" />;
    const again = problem.status === 403 ? undefined : () => void load();
    return <Trouble problem={problem} onRetry={again} />;
  }
  return (
    <DeskPage title={t('mails-count', { n: letters.length })} lede={t('mails-lede')} news={news}>
      {letters.length === 0 ? (
        <div class="empty panel">
          <h2>{t('mails-empty')}</h2>
          <p>{t('mails-empty-text')}</p>
        </div>
      ) : (
        <ul class="entries">
          {letters.map((letter) => (
            <LetterLine
              key={`${letter.player_id} ${letter.key}`}
              letter={letter}
              onRetry={() => retry(letter)}
            />
          ))}
        </ul>
      )}
    </DeskPage>
  );
}

interface LineProps {
  letter: DeadLetter;
  onRetry: () => Promise<Problem | null>;
}

function LetterLine({ letter, onRetry }: LineProps) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(await onRetry());
    setBusy(false);
  };
  return (
    <li class="panel entry letter-line">
      <div>
        <p>
          {letter.player && <PlayerName player={letter.player} rating={false} />}{' '}
          <span class="muted small">{letter.player_id}</span>
        </p>
        <p class="small">
          <code>{letter.key}</code>{' '}
          <span class="muted">
            {t('mails-tries', { n: letter.tries, when: dateTime(letter.given_up_at) })}
          </span>
        </p>
        <p class="pre small">{letter.error}</p>
        {problem && (
          <p class="err" role="alert">
            <Cited text={problemText(problem)} />
          </p>
        )}
      </div>
      <button type="button" class="btn" aria-busy={busy} onClick={() => void press()}>
        {t('mails-retry')}
        <span class="vh"> {whoOf(letter)}</span>
      </button>
    </li>
  );
}
