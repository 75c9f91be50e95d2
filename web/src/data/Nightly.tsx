// The archive that is made of a federation each night.
import { useState } from 'preact/hooks';
import type { Exports, Problem } from '../api/types';
import { problemText } from '../api/problem';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { When } from '../ui/When';

interface Props {
  nightly: NonNullable<Exports['nightly']>;
  onSet: (on: boolean) => Promise<Problem | null>;
}

export function Nightly({ nightly: { federation, next_at: next }, onSet }: Props) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const set = async () => setProblem(await onSet(next === null));
  return (
    <section class="panel pad" aria-labelledby="h-nightly">
      <h2 id="h-nightly">{t('data-nightly')}</h2>
      <p>{t('data-nightly-text', { federation })}</p>
      <p class="muted small" role="status">
        {next === null ? (
          t('data-nightly-off')
        ) : (
          <When at={next} text={(when) => t('data-nightly-next', { when })} />
        )}
      </p>
      {problem && (
        <p class="err" role="alert">
          <Cited text={problemText(problem)} />
        </p>
      )}
      <button type="button" class="btn" onClick={() => void set()}>
        {t(next === null ? 'data-nightly-start' : 'data-nightly-stop')}
      </button>
    </section>
  );
}
