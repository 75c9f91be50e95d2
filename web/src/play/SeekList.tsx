// Games that anybody may accept, without those of the reader, which stand above.
import { t } from '../i18n';
import { session } from '../session';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import type { Act } from './AnswerDialog';
import type { Challenge } from './api';
import { aboutOf, CardButton, ChallengeCard } from './ChallengeCard';
import type { useSeeks } from './useChallenges';

interface Props {
  list: ReturnType<typeof useSeeks>;
  onAsk: (challenge: Challenge, act: Act) => void;
  /** So many, and the way to all of them; left out: all, page by page. */
  most?: number;
}

export function SeekList({ list, onAsk, most }: Props) {
  const { shown, problem, busy, load, more } = list;
  const seeks = shown?.seeks.filter(({ may_withdraw: mine }) => !mine).slice(0, most);
  return (
    <section aria-labelledby="h-seeks">
      <h2 id="h-seeks">{t('play-seeks')}</h2>
      {problem && <Failure problem={problem} onRetry={load} />}
      {!seeks && !problem && <Skeleton height="160px" />}
      {seeks?.length === 0 && !more && <p class="muted">{t('play-seeks-none')}</p>}
      {seeks && (
        <ul class="challenges">
          {seeks.map((each) => (
            <ChallengeCard key={each.id} challenge={each}>
              {session.value ? (
                <CardButton
                  challenge={each}
                  text={t('play-accept')}
                  onPress={() => onAsk(each, 'accept')}
                />
              ) : (
                <a class="btn" href={`/sign-in?then=/challenge/${each.id}`}>
                  {t('play-sign-in')}
                  <span class="vh">: {aboutOf(each, false)}</span>
                </a>
              )}
            </ChallengeCard>
          ))}
        </ul>
      )}
      {most !== undefined && (
        <p class="all">
          <a href="/play">{t('play-seeks-all')}</a>
        </p>
      )}
      {most === undefined && more && (
        <button type="button" class="btn" aria-busy={busy} onClick={() => void more()}>
          {t('play-more')}
        </button>
      )}
      {most === undefined && (
        <p class="small">
          <a href="/api/seeks.atom" type="application/atom+xml" target="_blank" rel="noreferrer">
            {t('play-seeks-feed')}
          </a>
        </p>
      )}
    </section>
  );
}
