// Games that anybody may accept, without those of the reader, which stand above.
import { t } from '../i18n';
import { session } from '../session';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { toast } from '../ui/Toast';
import { useFocusAfter } from '../ui/useFocusAfter';
import type { Act } from './AnswerDialog';
import type { Challenge } from './api';
import { aboutOf, CardButton, ChallengeCard } from './ChallengeCard';
import { useRemoveWords } from './RemoveWords';
import type { useSeeks } from './useChallenges';

interface Props {
  list: ReturnType<typeof useSeeks>;
  onAsk: (challenge: Challenge, act: Act) => void;
  /** So many, and the way to all of them; left out: all, page by page. */
  most?: number;
}

export function SeekList({ list, onAsk, most }: Props) {
  const { shown, problem, busy, load, more, put } = list;
  const seeks = shown?.seeks.filter(({ may_withdraw: mine }) => !mine).slice(0, most);
  const removal = useRemoveWords((after) => {
    put(({ seeks: old, next }) => ({
      seeks: old.map((each) => (each.id === after.id ? after : each)),
      next,
    }));
    toast(t('play-remove-words-done'));
  });
  const removable = seeks?.filter(({ may_remove_words: may }) => may).map(({ id }) => id);
  const heading = useFocusAfter(removable ?? [], removal.isAsked);
  return (
    <section aria-labelledby="h-seeks">
      <h2 id="h-seeks" tabIndex={-1} ref={heading}>
        {t('play-seeks')}
      </h2>
      {problem && <Failure problem={problem} onRetry={load} />}
      {!seeks && !problem && <Skeleton height="160px" />}
      {seeks?.length === 0 && !more && <p class="muted">{t('play-seeks-none')}</p>}
      {seeks && (
        <ul class="challenges">
          {seeks.map((each) => (
            <ChallengeCard key={each.id} challenge={each}>
              <Accept challenge={each} onAsk={onAsk} />
              {each.may_remove_words && (
                <CardButton
                  challenge={each}
                  text={t('play-remove-words')}
                  quiet
                  onPress={() => removal.ask(each)}
                />
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
      {removal.dialog}
    </section>
  );
}

function Accept({ challenge, onAsk }: Pick<Props, 'onAsk'> & { challenge: Challenge }) {
  if (session.value) {
    return (
      <CardButton
        challenge={challenge}
        text={t('play-accept')}
        onPress={() => onAsk(challenge, 'accept')}
      />
    );
  }
  return (
    <a class="btn" href={`/sign-in?then=/challenge/${challenge.id}`}>
      {t('play-sign-in')}
      <span class="vh">: {aboutOf(challenge, false)}</span>
    </a>
  );
}
