// What waits for the reader's answer, and what the reader waits for.
import { t } from '../i18n';
import { CopyField } from '../ui/CopyField';
import { useFocusAfter } from '../ui/useFocusAfter';
import type { Act } from './AnswerDialog';
import type { Challenge } from './api';
import { CardButton, ChallengeCard, aboutOf } from './ChallengeCard';
import { friendsOf } from './friends';
import { keyOf, linkHint, linkTo } from './words';

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
            {friendsOf(each) ? (
              <Invitation challenge={each} onAsk={onAsk} />
            ) : (
              <Answers challenge={each} onAsk={onAsk} />
            )}
          </ChallengeCard>
        ))}
      </ul>
    </section>
  );
}

type OneProps = Pick<Props, 'onAsk'> & { challenge: Challenge };

const Answers = ({ challenge, onAsk }: OneProps) => (
  <>
    <CardButton
      challenge={challenge}
      text={t('play-accept')}
      primary
      onPress={() => onAsk(challenge, 'accept')}
    />
    <a class="btn" href={`/play/new?answers=${challenge.id}`}>
      {t('play-other-terms')}
      <span class="vh">: {aboutOf(challenge, false)}</span>
    </a>
    <CardButton
      challenge={challenge}
      text={t('play-decline')}
      onPress={() => onAsk(challenge, 'decline')}
    />
  </>
);

/** When as many play as can, nobody else joins. */
const Invitation = ({ challenge, onAsk }: OneProps) => (
  <>
    {challenge.may_accept && (
      <CardButton
        challenge={challenge}
        text={t('play-friends-accept')}
        primary
        onPress={() => onAsk(challenge, 'accept')}
      />
    )}
    <CardButton
      challenge={challenge}
      text={t('play-friends-decline')}
      onPress={() => onAsk(challenge, 'decline')}
    />
  </>
);

/** Tournaments that have not begun: whoever has joined none has no such list. */
export function Joined({ challenges, onAsk, isAsked }: Props) {
  const heading = useFocusAfter(challenges.map(idOf), isAsked);
  if (challenges.length === 0) return null;
  return (
    <section aria-labelledby="h-joined">
      <h2 id="h-joined" tabIndex={-1} ref={heading}>
        {t('play-joined')}
      </h2>
      <ul class="challenges">
        {challenges.map((each) => (
          <ChallengeCard key={each.id} challenge={each}>
            <CardButton
              challenge={each}
              text={t('play-friends-leave')}
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
            <SentActs challenge={each} onAsk={onAsk} />
          </ChallengeCard>
        ))}
      </ul>
    </section>
  );
}

function SentActs({ challenge, onAsk }: OneProps) {
  const key = keyOf(challenge);
  const acts = <OwnActs challenge={challenge} onAsk={onAsk} />;
  if (key === null) return acts;
  return (
    <CopyField
      label={t('play-link', { n: String(challenge.id) })}
      value={linkTo(challenge.id, key)}
      hint={linkHint(challenge)}
    >
      {acts}
    </CopyField>
  );
}

const OwnActs = ({ challenge, onAsk }: OneProps) => (
  <>
    {challenge.may_begin && (
      <CardButton
        challenge={challenge}
        text={t('play-friends-begin')}
        onPress={() => onAsk(challenge, 'begin')}
      />
    )}
    <CardButton
      challenge={challenge}
      text={t(friendsOf(challenge) ? 'play-friends-withdraw' : 'play-withdraw')}
      onPress={() => onAsk(challenge, 'withdraw')}
    />
  </>
);
