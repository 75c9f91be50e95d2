// The last look before somebody plays in place of another player, and what is sent after it.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Player, Problem } from '../api/types';
import { t } from '../i18n';
import { fullName } from '../ui/PlayerName';
import type { EventView } from './api';
import {
  FIELD_OF,
  type Listed,
  type ReplaceBeforePlay,
  inOwnWords,
  leavingRule,
} from './newcomers';

interface Asked {
  body: ReplaceBeforePlay;
  listed: Listed;
  /** Gives the form its answer: a refusal that belongs to one of its fields, or none. */
  answer: (problem: Problem | undefined) => void;
}

/** Before it is known who a number is, the number stands for the name. */
const nameOr = (player: Player | null | undefined, number: number): string =>
  player ? fullName(player) : String(number);

/** `newcomer` is whom the number in the form belongs to, as far as that is known. */
export function useReplacement(
  event: EventView,
  newcomer: Player | null | undefined,
  onDone: (event: EventView, told: string) => void,
) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { fee, rule_set: rules } = event.announcement;
  const words = ({ body, listed: { player, section } }: Asked) => ({
    player: fullName(player),
    player_number: String(body.replaced),
    newcomer: nameOr(newcomer, body.newcomer),
    newcomer_number: String(body.newcomer),
    section,
    fee: fee ? 'yes' : 'no',
    rule: leavingRule(rules),
  });

  const ask = (body: ReplaceBeforePlay, listed: Listed) =>
    new Promise<Problem | undefined>((answer) => setAsked({ body, listed, answer }));
  const send = async (): Promise<Problem | null> => {
    if (!asked) return null;
    const params = { path: { id: event.id } };
    const { body } = asked;
    const { data, error } = await api.POST('/api/events/{id}/replacements', { params, body });
    if (data) onDone(data, t('events-newcomer-done', words(asked)));
    const refused = error && inOwnWords(error);
    if (!refused || !FIELD_OF[refused.code]) return refused ?? null;
    // It is told at its field: the question closes.
    asked.answer(refused);
    return null;
  };
  const close = () => {
    asked?.answer(undefined);
    setAsked(null);
  };
  const question = {
    open: asked !== null,
    title: asked ? t('events-newcomer-confirm', words(asked)) : '',
    text: asked ? t('events-newcomer-confirm-text', words(asked)) : '',
    onConfirm: send,
    onClose: close,
  };
  return { ask, question };
}
