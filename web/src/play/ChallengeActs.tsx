// What the reader can do with one challenge; whoever is signed out comes back to it with its key.
import { t } from '../i18n';
import type { Act } from './AnswerDialog';
import type { Challenge } from './api';
import { deedOf, friendsOf } from './friends';

interface Props {
  challenge: Challenge;
  me: number | undefined;
  /** The key of the link that it came by. */
  linkKey: string | null;
  onAsk: (challenge: Challenge, act: Act) => void;
}

export function ChallengeActs({ challenge, me, linkKey, onAsk }: Props) {
  const { may_accept: accept, may_decline: decline, may_withdraw: withdraw, id } = challenge;
  const friends = friendsOf(challenge);
  if (me === undefined) return accept ? <SignIn challenge={challenge} linkKey={linkKey} /> : null;
  const button = (act: Act, primary = false) => (
    <button
      type="button"
      class={primary ? 'btn primary' : 'btn'}
      onClick={() => onAsk(challenge, act)}
    >
      {t(friends ? `play-friends-${deedOf(friends, act, me)}` : `play-${act}`)}
    </button>
  );
  const received = challenge.by.id !== me && !friends;
  return (
    <div class="row acts">
      {accept && button('accept', true)}
      {challenge.may_begin && button('begin', true)}
      {decline && !friends && (
        <a class="btn" href={`/play/new?answers=${id}`}>
          {t('play-other-terms')}
        </a>
      )}
      {decline && button('decline')}
      {withdraw && button('withdraw')}
      {received && (
        <button type="button" class="btn quiet" onClick={() => onAsk(challenge, 'block')}>
          {t('play-block')}
        </button>
      )}
    </div>
  );
}

function SignIn({ challenge, linkKey }: Pick<Props, 'challenge' | 'linkKey'>) {
  const page = `/challenge/${challenge.id}`;
  const then = encodeURIComponent(linkKey === null ? page : `${page}#${linkKey}`);
  return (
    <div class="row acts">
      <a class="btn primary" href={`/sign-in?then=${then}`}>
        {t(friendsOf(challenge) ? 'play-friends-sign-in' : 'play-sign-in')}
      </a>
      <a class="btn" href={`/sign-up?then=${then}`}>
        {t('sign-up')}
      </a>
    </div>
  );
}
