// What waits for the reader's answer, and what the reader waits for.
import { t } from '../i18n';
import { CopyField } from '../ui/CopyField';
import { useFocusAfter } from '../ui/useFocusAfter';
import type { Act } from './AnswerDialog';
import type { Challenge } from './api';
import { CardButton, ChallengeCard, aboutOf } from './ChallengeCard';
import { linkTo } from './words';

interface Props {
  challenges: readonly Challenge[];
  onAsk: (challenge: Challenge, act: Act) => void;
  isAsked: boolean;
}

const idOf = ({ id }: Challenge) => id;

export function Received({ challenges, onAsk, isAsked }: Props) {
  const heading = useFocusAfter(challenges.map(idOf), isAsked);
  return (
    <section aria-labelledby="h-received">
      <h2 id="h-received" tabIndex={-1} ref={heading}>
        {t('play-received')}
      </h2>
      {challenges.length === 0 && <p class="muted">{t('play-received-none')}</p>}
      <ul class="challenges">
        {challenges.map((each) => (
          <ChallengeCard key={each.id} challenge={each}>
            <CardButton
              challenge={each}
              text={t('play-accept')}
              primary
              onPress={() => onAsk(each, 'accept')}
            />
            <a class="btn" href={`/play/new?answers=${each.id}`}>
              {t('play-other-terms')}
              <span class="vh">: {aboutOf(each, false)}</span>
            </a>
            <CardButton
              challenge={each}
              text={t('play-decline')}
              onPress={() => onAsk(each, 'decline')}
            />
          </ChallengeCard>
        ))}
      </ul>
    </section>
  );
}

export function Sent({ challenges, onAsk, isAsked }: Props) {
  const heading = useFocusAfter(challenges.map(idOf), isAsked);
  return (
    <section aria-labelledby="h-sent">
      <h2 id="h-sent" tabIndex={-1} ref={heading}>
        {t('play-sent')}
      </h2>
      {challenges.length === 0 && <p class="muted">{t('play-sent-none')}</p>}
      <ul class="challenges">
        {challenges.map((each) => (
          <ChallengeCard key={each.id} challenge={each}>
            {each.to.kind === 'link' && each.to.key !== null ? (
              <CopyField
                label={t('play-link', { n: String(each.id) })}
                value={linkTo(each.id, each.to.key)}
                hint={t('play-link-hint')}
              >
                <Withdraw challenge={each} onAsk={onAsk} />
              </CopyField>
            ) : (
              <Withdraw challenge={each} onAsk={onAsk} />
            )}
          </ChallengeCard>
        ))}
      </ul>
    </section>
  );
}

const Withdraw = ({ challenge, onAsk }: { challenge: Challenge; onAsk: Props['onAsk'] }) => (
  <CardButton
    challenge={challenge}
    text={t('play-withdraw')}
    onPress={() => onAsk(challenge, 'withdraw')}
  />
);
