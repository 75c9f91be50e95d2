// Challenges that anybody may accept, each with the way to do so.
import { t } from '../i18n';
import { session } from '../session';
import type { Act } from './AnswerDialog';
import type { Challenge } from './api';
import { aboutOf, CardButton, ChallengeCard } from './ChallengeCard';

interface Props {
  seeks: readonly Challenge[];
  onAsk: (challenge: Challenge, act: Act) => void;
}

export const SeekCards = ({ seeks, onAsk }: Props) => (
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
);
