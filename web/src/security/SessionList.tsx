// Where the reader is signed in, and the end of each session.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem, SignedInBrowser } from '../api/types';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Tag } from '../ui/Tag';
import { When } from '../ui/When';

const nameOf = (one: SignedInBrowser) => one.browser || t('sessions-unknown');

export function SessionList() {
  const [sessions, setSessions] = useState<SignedInBrowser[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [ending, setEnding] = useState<SignedInBrowser | 'others'>();

  const load = async () => {
    const { data, error } = await api.GET('/api/sessions');
    if (data) setSessions(data.sessions);
    setProblem(error ?? null);
  };
  useEffect(() => void load(), []);

  const end = async () => {
    if (!ending) return null;
    const { error } =
      ending === 'others'
        ? await api.DELETE('/api/sessions')
        : await api.DELETE('/api/sessions/{id}', { params: { path: { id: ending.id } } });
    if (error) return error;
    await load();
    return null;
  };
  return (
    <section aria-labelledby="h-sessions">
      <h3 class="within" id="h-sessions">
        {t('sessions')}
      </h3>
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      {!sessions && !problem && <Skeleton height="120px" />}
      <ul class="things">
        {sessions?.map((one) => (
          <li key={one.id}>
            <div>
              <h4>{nameOf(one)}</h4>
              {one.here && (
                <p class="row">
                  <Tag>{t('sessions-here')}</Tag>
                </p>
              )}
              {one.created_at && (
                <p class="muted small">
                  <When at={one.created_at} text={(when) => t('sessions-made', { when })} />
                </p>
              )}
              <p class="muted small">
                <When at={one.used_at} text={(when) => t('sessions-used', { when })} />
              </p>
            </div>
            {!one.here && (
              <button
                type="button"
                class="btn"
                aria-label={t('sessions-end-which', { name: nameOf(one) })}
                onClick={() => setEnding(one)}
              >
                {t('sessions-end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions && sessions.length > 1 && (
        <button type="button" class="btn" onClick={() => setEnding('others')}>
          {t('sessions-end-others')}
        </button>
      )}
      <Confirm
        open={ending !== undefined}
        title={t('sessions-end-title')}
        text={t('sessions-end-text')}
        action={t('sessions-end-action')}
        onConfirm={end}
        onClose={() => setEnding(undefined)}
      />
    </section>
  );
}
