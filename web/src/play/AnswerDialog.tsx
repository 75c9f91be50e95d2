// Accepting, declining, withdrawing, beginning, blocking: each is asked about once more.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { loadRunning } from '../games';
import { t } from '../i18n';
import { go } from '../router';
import { session } from '../session';
import { fullName } from '../ui/PlayerName';
import type { Challenge, ChallengeState } from './api';
import { askedText, deedOf, friendsOf, leftOutText, nameOf, toldOfWhom } from './friends';
import { beginText } from './words';

export type Act = 'accept' | 'decline' | 'withdraw' | 'begin' | 'block';

interface Asked {
  challenge: Challenge;
  act: Act;
}

type Answer = Promise<{ data?: Challenge; error?: Problem }>;

function send({ challenge, act }: Asked, key: string | null): Answer {
  const params = { path: { id: challenge.id } };
  switch (act) {
    case 'accept':
      return api.POST('/api/challenges/{id}/accept', { params, body: { key } });
    case 'withdraw':
      return api.POST('/api/challenges/{id}/withdraw', { params });
    case 'begin':
      return api.POST('/api/challenges/{id}/begin', { params });
    default:
      return api.POST('/api/challenges/{id}/decline', { params });
  }
}

/** What is open between the two is closed with it. */
async function block({ challenge }: Asked): Answer {
  const path = { id: challenge.by.id };
  const { error } = await api.PUT('/api/blocked-players/{id}', { params: { path } });
  if (error) return { error };
  return api.GET('/api/challenges/{id}', { params: { path: { id: challenge.id } } });
}

/** Where the games are that have begun: the only one, or the challenge with both, or with the way to the table. */
function goTo({ id, state }: Challenge) {
  if (!hasBegun(state)) return;
  const [first, second] = state.kind === 'accepted' ? state.games : [];
  void loadRunning();
  go(first !== undefined && second === undefined ? `/game/${first}` : `/challenge/${id}`);
}

const hasBegun = ({ kind }: ChallengeState) => kind === 'accepted' || kind === 'begun';

/** Gets the challenge as it stands then; null where that was refused. */
type Told = (after: Challenge | null, act: Act) => void;

/** `key`: what a link holds. */
export function useAnswer(onDone: Told, key: string | null = null) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const ask = (challenge: Challenge, act: Act) => {
    setAsked({ challenge, act });
    setOpen(true);
  };
  const confirm = async () => {
    if (!asked) return null;
    const { data, error } = await (asked.act === 'block' ? block(asked) : send(asked, key));
    onDone(data ?? null, asked.act);
    if (data) goTo(data);
    if (error && friendsOf(asked.challenge)) return toldOfWhom(error);
    return error ?? null;
  };
  const dialog = asked && (
    <Confirm
      open={open}
      {...wordsOf(asked)}
      danger={asked.act === 'block'}
      onConfirm={confirm}
      onClose={() => setOpen(false)}
    >
      {asked.act === 'begin' && <LeftOut challenge={asked.challenge} />}
    </Confirm>
  );
  return { ask, dialog, isAsked: open };
}

function LeftOut({ challenge }: { challenge: Challenge }) {
  const friends = friendsOf(challenge);
  const text = friends && leftOutText(friends);
  return text === null ? null : <p class="left-out">{text}</p>;
}

function wordsOf({ challenge, act }: Asked) {
  const friends = friendsOf(challenge);
  if (friends) {
    const deed = deedOf(friends, act, session.value?.me.player.id);
    const title = t(`play-friends-${deed}-title`, { name: nameOf(friends) });
    return { title, text: askedText(challenge, friends, deed), action: t(`play-friends-${deed}`) };
  }
  const who = fullName(challenge.by);
  const text =
    act === 'accept'
      ? beginText(challenge, session.value?.me.player.id)
      : t(`play-${act}-text`, { who });
  return { title: t(`play-${act}-title`, { who }), text, action: t(`play-${act}`) };
}
