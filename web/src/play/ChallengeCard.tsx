// A challenge in a list: who, the terms in a line, the words that came with it, and what can be done.
import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { session } from '../session';
import { fullName, PlayerName } from '../ui/PlayerName';
import type { Challenge } from './api';
import { countText, friendsOf, nameOf } from './friends';
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
  const friends = friendsOf(challenge);
  return (
    <li class="panel pad challenge">
      {friends && (
        <p>
          <b>{nameOf(friends)}</b>
        </p>
      )}
      <p>
        {!mine && <PlayerName player={by} link />}
        {mine && to.kind === 'player' && <PlayerName player={to.player} link />}
        {mine && to.kind !== 'player' && !friends && <b>{t(`play-to-${to.kind}`)}</b>}
        {mine && friends && t('play-to-friends')}
      </p>
      <p>{inShort(challenge, me)}</p>
      {friends && <p>{countText(challenge, friends)}</p>}
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
export function aboutOf(challenge: Challenge, mine: boolean): string {
  const { id, by, to } = challenge;
  const friends = friendsOf(challenge);
  if (friends) return `${nameOf(friends)}, ${String(id)}`;
  if (!mine) return `${fullName(by)}, ${String(id)}`;
  const name = to.kind === 'player' ? fullName(to.player) : t(`play-to-${to.kind}`);
  return `${name}, ${String(id)}`;
}

interface ButtonProps {
  challenge: Challenge;
  text: string;
  primary?: boolean;
  quiet?: boolean;
  onPress: () => void;
}

export function CardButton({ challenge, text, primary, quiet, onPress }: ButtonProps) {
  const look = primary ? 'btn primary' : quiet ? 'btn quiet' : 'btn';
  return (
    <button type="button" class={look} onClick={onPress}>
      {text}
      <span class="vh">
        : {aboutOf(challenge, challenge.by.id === session.value?.me.player.id)}
      </span>
    </button>
  );
}
