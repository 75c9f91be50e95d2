// Officers take a challenge's words away, and the name of a tournament, with a reason.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { WriteDialog } from '../ui/WriteDialog';
import type { Challenge } from './api';
import { friendsOf } from './friends';

/** `onRemoved` gets the challenge as it stands then. */
export function useRemoveWords(onRemoved: (after: Challenge) => void) {
  const [asked, setAsked] = useState<Challenge | null>(null);
  const [open, setOpen] = useState(false);
  const ask = (challenge: Challenge) => {
    setAsked(challenge);
    setOpen(true);
  };
  const send = async ({ id }: Challenge, reason: string): Promise<Problem | null> => {
    const { data, error } = await api.POST('/api/challenges/{id}/remove-words', {
      params: { path: { id } },
      body: { reason },
    });
    if (data) onRemoved(data);
    return error ?? null;
  };
  const dialog = asked && (
    <WriteDialog
      open={open}
      title={t('play-remove-words-title')}
      text={t(friendsOf(asked) ? 'play-remove-words-name-text' : 'play-remove-words-text')}
      label={t('play-remove-words-reason')}
      hint={t('play-remove-words-hint')}
      action={t('play-remove-words')}
      onSend={(reason) => send(asked, reason)}
      onClose={() => setOpen(false)}
    />
  );
  return { ask, dialog, isAsked: open };
}
