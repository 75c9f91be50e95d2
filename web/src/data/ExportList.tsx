// Files that were ordered: how far each is, until when it is kept, and the way to it.
import { useState } from 'preact/hooks';
import type { Export, Problem } from '../api/types';
import { problemText } from '../api/problem';
import { day, num } from '../format';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { When } from '../ui/When';

interface Props {
  exports: readonly Export[];
  onFetch: (file: Export) => Promise<Problem | null>;
}

export function ExportList({ exports, onFetch }: Props) {
  const [problem, setProblem] = useState<{ id: string; text: string }>();
  const [busy, setBusy] = useState('');

  const save = async (file: Export) => {
    if (busy) return;
    setBusy(file.id);
    const refusal = await onFetch(file);
    setBusy('');
    setProblem(refusal ? { id: file.id, text: problemText(refusal) } : undefined);
  };
  return (
    <section class="panel pad" aria-labelledby="h-files">
      <h2 id="h-files">{t('data-files')}</h2>
      {exports.length === 0 && <p class="muted">{t('data-none')}</p>}
      <ul class="things">
        {exports.map((file) => (
          <li key={file.id}>
            <div>
              <h3>{nameOf(file)}</h3>
              <p class="muted small">
                <When
                  at={file.ordered_at}
                  text={(when) =>
                    t(file.ordered_by === null ? 'data-nightly-made' : 'data-ordered', { when })
                  }
                />
              </p>
              <State file={file} />
              {problem?.id === file.id && (
                <p class="err" role="alert">
                  <Cited text={problem.text} />
                </p>
              )}
            </div>
            {file.file !== null && (
              <button
                type="button"
                class="btn"
                aria-busy={busy === file.id}
                aria-label={t('data-fetch-which', { name: nameOf(file) })}
                onClick={() => void save(file)}
              >
                {t('data-fetch')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {exports.length > 0 && <p class="muted small">{t('data-checksums')}</p>}
    </section>
  );
}

function State({ file }: { file: Export }) {
  const { state, done, total, bytes } = file;
  if (state === 'failed') return <p class="err small">{t('data-failed')}</p>;
  if (state === 'done') {
    const size = t('data-size', { size: num(Math.max(1, Math.round((bytes ?? 0) / 1_024))) });
    const kept = (when: string) => `${size} · ${t('data-kept', { when })}`;
    return (
      <p class="muted small">
        {file.expires_at ? <When at={file.expires_at} text={kept} /> : size}
      </p>
    );
  }
  const text =
    state === 'writing' && total > 0
      ? t('data-writing', { done: num(done), total: num(total) })
      : t('data-waiting');
  return (
    <p class="small progress">
      <progress max={total || undefined} value={total ? done : undefined} aria-label={text} />
      <span role="status">{text}</span>
    </p>
  );
}

/** What a file holds, in words. */
function nameOf({ kind, player, event, federation, from, until }: Export): string {
  const days = { from: from ? day(from) : '', until: until ? day(until) : '' };
  if (kind === 'period') return t('data-of-period', days);
  if (kind === 'person') return t('data-kind-person');
  if (kind === 'federation') return t('data-of-federation', { federation: federation ?? '' });
  const name =
    kind === 'player'
      ? t('data-of-player', { id: String(player) })
      : t('data-of-event', { id: String(event) });
  if (from && until) return `${name}, ${t('data-days', days)}`;
  if (from) return `${name}, ${t('data-days-from', days)}`;
  return until ? `${name}, ${t('data-days-until', days)}` : name;
}
