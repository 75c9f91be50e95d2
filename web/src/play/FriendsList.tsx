// Who plays in a tournament among friends and who has not answered; the challenger strikes people off.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Player } from '../api/types';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { fullName, PlayerName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import { useFocusAfter } from '../ui/useFocusAfter';
import type { Challenge } from './api';
import { countText, type Friend, type Friends, listed, nextText } from './friends';

interface Props {
  challenge: Challenge;
  friends: Friends;
  me: number | undefined;
  onStruck: (after: Challenge) => void;
}

export function FriendsList({ challenge, friends, me, onStruck }: Props) {
  const { by, may_withdraw: mine } = challenge;
  const { ask, dialog, isAsked, news } = useStrike(challenge, onStruck);
  const players = listed(challenge, friends);
  const heading = useFocusAfter(
    players.map(({ player }) => player.id),
    isAsked,
  );
  const next = nextText(challenge, friends, me);
  return (
    <section class="panel pad" aria-labelledby="h-friends">
      <h2 id="h-friends" tabIndex={-1} ref={heading}>
        {t('play-friends-players')}
      </h2>
      <p class="muted">{countText(challenge, friends)}</p>
      <ul class="friends">
        <Line player={by} state="challenger" />
        {players.map(({ player, answer }) => (
          <Line key={player.id} player={player} state={answer}>
            {mine && (
              <button type="button" class="btn small quiet" onClick={() => ask(player)}>
                {t('play-friends-strike')}
                <span class="vh">: {fullName(player)}</span>
              </button>
            )}
          </Line>
        ))}
      </ul>
      <p role="status" class="small">
        {news}
      </p>
      {next !== null && <p>{next}</p>}
      {dialog}
    </section>
  );
}

interface LineProps {
  player: Player;
  state: Friend['answer'] | 'challenger';
  children?: ComponentChildren;
}

const Line = ({ player, state, children }: LineProps) => (
  <li>
    <PlayerName player={player} link />
    <span class="row">
      <Tag>{t(`play-friends-is-${state}`)}</Tag>
      {children}
    </span>
  </li>
);

function useStrike({ id }: Challenge, onStruck: Props['onStruck']) {
  const [asked, setAsked] = useState<Player | null>(null);
  const [open, setOpen] = useState(false);
  const [news, setNews] = useState('');
  const ask = (player: Player) => {
    setAsked(player);
    setOpen(true);
  };
  const strike = async (player: Player) => {
    const { data, error } = await api.DELETE('/api/challenges/{id}/players/{player}', {
      params: { path: { id, player: player.id } },
    });
    if (error) return error;
    setNews(t('play-friends-strike-done', { who: fullName(player) }));
    onStruck(data);
    return null;
  };
  const dialog = asked && (
    <Confirm
      open={open}
      title={t('play-friends-strike-title', { who: fullName(asked) })}
      text={t('play-friends-strike-text')}
      action={t('play-friends-strike')}
      onConfirm={() => strike(asked)}
      onClose={() => setOpen(false)}
    />
  );
  return { ask, dialog, isAsked: open, news };
}
