// Games that anybody may accept, page by page; without those of the reader, which stand above.
import { t } from '../i18n';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import type { Act } from './AnswerDialog';
import type { Challenge } from './api';
import { SeekCards } from './SeekCards';
import type { useSeeks } from './useChallenges';

interface Props {
  list: ReturnType<typeof useSeeks>;
  onAsk: (challenge: Challenge, act: Act) => void;
}

export function SeekList({ list, onAsk }: Props) {
  const { shown, problem, busy, load, more } = list;
  const seeks = shown?.seeks.filter(({ may_withdraw: mine }) => !mine);
  return (
    <section aria-labelledby="h-seeks">
      <h2 id="h-seeks">{t('play-seeks')}</h2>
      {problem && <Failure problem={problem} onRetry={load} />}
      {!seeks && !problem && <Skeleton height="160px" />}
      {seeks?.length === 0 && !more && <p class="muted">{t('play-seeks-none')}</p>}
      {seeks && <SeekCards seeks={seeks} onAsk={onAsk} />}
      {more && (
        <button type="button" class="btn" aria-busy={busy} onClick={() => void more()}>
          {t('play-more')}
        </button>
      )}
    </section>
  );
}
