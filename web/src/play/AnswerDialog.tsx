// Accepting, declining, withdrawing, blocking: each is asked about once more.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { loadRunning } from '../games';
import { t } from '../i18n';
import { go } from '../router';
import { session } from '../session';
import { fullName } from '../ui/PlayerName';
import type { Challenge } from './api';
import { beginText } from './words';

export type Act = 'accept' | 'decline' | 'withdraw' | 'block';

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

/** Where the games are that have begun: the only one, or the challenge with both. */
function goTo(accepted: Challenge) {
  if (accepted.state.kind !== 'accepted') return;
  const [first, second] = accepted.state.games;
  void loadRunning();
  go(first !== undefined && second === undefined ? `/game/${first}` : `/challenge/${accepted.id}`);
}

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
    return error ?? null;
  };
  const dialog = asked && (
    <Confirm
      open={open}
      {...wordsOf(asked)}
      danger={asked.act === 'block'}
      onConfirm={confirm}
      onClose={() => setOpen(false)}
    />
  );
  return { ask, dialog, isAsked: open };
}

function wordsOf({ challenge, act }: Asked) {
  const who = fullName(challenge.by);
  const text =
    act === 'accept'
      ? beginText(challenge, session.value?.me.player.id)
      : t(`play-${act}-text`, { who });
  return { title: t(`play-${act}-title`, { who }), text, action: t(`play-${act}`) };
}
