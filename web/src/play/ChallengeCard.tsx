// A challenge in a list: who, the terms in a line, the words that came with it, and what can be done.
import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { session } from '../session';
import { fullName, PlayerName } from '../ui/PlayerName';
import type { Challenge } from './api';
import { inShort, stateText } from './words';

interface Props {
  challenge: Challenge;
  /** What can be done with it. */
  children: ComponentChildren;
}

export function ChallengeCard({ challenge, children }: Props) {
  const { id, by, to, words } = challenge;
  const me = session.value?.me.player.id;
  const mine = by.id === me;
  return (
    <li class="panel pad challenge">
      <p>
        {!mine && <PlayerName player={by} link />}
        {mine && to.kind === 'player' && <PlayerName player={to.player} link />}
        {mine && to.kind !== 'player' && <b>{t(`play-to-${to.kind}`)}</b>}
      </p>
      <p>{inShort(challenge, me)}</p>
      {words !== null && (
        <p class="pre said" dir="auto">
          {words}
        </p>
      )}
      <p class="small muted">
        {stateText(challenge, me)} ·{' '}
        <a href={`/challenge/${id}`}>
          {t('play-all-terms')}
          <span class="vh">: {aboutOf(challenge, mine)}</span>
        </a>
      </p>
      <div class="row">{children}</div>
    </li>
  );
}

/** Of whom a button or link speaks, for whoever does not see where it stands. */
export function aboutOf({ id, by, to }: Challenge, mine: boolean): string {
  if (!mine) return `${fullName(by)}, ${String(id)}`;
  const name = to.kind === 'player' ? fullName(to.player) : t(`play-to-${to.kind}`);
  return `${name}, ${String(id)}`;
}

interface ButtonProps {
  challenge: Challenge;
  text: string;
  primary?: boolean;
  onPress: () => void;
}

export const CardButton = ({ challenge, text, primary = false, onPress }: ButtonProps) => (
  <button type="button" class={primary ? 'btn primary' : 'btn'} onClick={onPress}>
    {text}
    <span class="vh">: {aboutOf(challenge, challenge.by.id === session.value?.me.player.id)}</span>
  </button>
);
