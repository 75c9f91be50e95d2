// What the reader can do with one challenge; whoever is signed out comes back to it with its key.
import { t } from '../i18n';
import type { Act } from './AnswerDialog';
import type { Challenge } from './api';

interface Props {
  challenge: Challenge;
  me: number | undefined;
  /** The key of the link that it came by. */
  linkKey: string | null;
  onAsk: (challenge: Challenge, act: Act) => void;
}

export function ChallengeActs({ challenge, me, linkKey, onAsk }: Props) {
  const { may_accept: accept, may_decline: decline, may_withdraw: withdraw, id } = challenge;
  if (me === undefined) return accept ? <SignIn id={id} linkKey={linkKey} /> : null;
  const button = (act: Act, primary = false) => (
    <button
      type="button"
      class={primary ? 'btn primary' : 'btn'}
      onClick={() => onAsk(challenge, act)}
    >
      {t(`play-${act}`)}
    </button>
  );
  const received = challenge.by.id !== me;
  return (
    <div class="row acts">
      {accept && button('accept', true)}
      {decline && (
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

function SignIn({ id, linkKey }: { id: number; linkKey: string | null }) {
  const page = `/challenge/${id}`;
  const then = encodeURIComponent(linkKey === null ? page : `${page}#${linkKey}`);
  return (
    <div class="row acts">
      <a class="btn primary" href={`/sign-in?then=${then}`}>
        {t('play-sign-in')}
      </a>
      <a class="btn" href={`/sign-up?then=${then}`}>
        {t('sign-up')}
      </a>
    </div>
  );
}
