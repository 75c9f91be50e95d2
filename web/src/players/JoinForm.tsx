// Joining another number of the same person to a player's: which and why, with a last look at what becomes of both.
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import { refusal } from '../api/problem';
import type { JoinedNumbers, Player, Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { session } from '../session';
import { TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { fullName } from '../ui/PlayerName';
import { PlayerField } from './PlayerNumber';
import { joinFaults } from './joining';

const FIELD_OF = {
  unknown_player: 'number',
  has_played: 'number',
  offices_held: 'number',
  same_number: 'number',
  joined_already: 'number',
} as const;

interface Props {
  /** Whose number stays. */
  into: Player;
  onJoined: (after: JoinedNumbers, number: number) => void;
}

interface Asked {
  /** Whose number goes. */
  from: Player;
  reason: string;
}

export function JoinForm({ into, onJoined }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { wait, answer } = useAnswer(asked === null);
  const me = session.value?.me.player.id;

  const look = async ({ number = '', reason = '' }: Values): Promise<Problem | undefined> => {
    const params = { path: { id: Number(number) } };
    const { data, error } = await api.GET('/api/players/{id}', { params });
    if (!data) return error;
    // The page of a number that was given up is that of the number that stays.
    const { player: from } = data;
    if (from.id === into.id) return refusal('joined_already', t('error-joined-already'));
    if (from.id !== params.path.id) return refusal('unknown_player', t('error-unknown-player'));
    setAsked({ from, reason: reason.trim() });
    return wait();
  };
  const send = async (): Promise<Problem | null> => {
    if (!asked) return null;
    const { from, reason } = asked;
    const { data, error } = await api.POST('/api/players/{id}/joined', {
      params: { path: { id: into.id } },
      body: { number: from.id, reason },
    });
    if (data) onJoined(data, from.id);
    // Told at its field, behind the question. What may have been done all the same is told here.
    if (!error || !(error.code in FIELD_OF)) return error ?? null;
    answer(error);
    return null;
  };
  return (
    <>
      <Form
        submit={t('joined-look')}
        onSend={look}
        check={(values) => joinFaults(values, into.id, me)}
        fieldOf={FIELD_OF}
      >
        <PlayerField name="number" label={t('joined-number')} empty={t('joined-number-hint')} />
        <TextField
          name="reason"
          label={t('names-reason')}
          hint={t('joined-reason-hint')}
          maxLength={2000}
        />
      </Form>
      <Confirm
        open={asked !== null}
        title={t('joined-confirm', { n: String(asked?.from.id) })}
        text={asked ? t('joined-say', wordsOf(asked.from, into)) : ''}
        action={t('joined-send')}
        danger
        onConfirm={send}
        onClose={() => setAsked(null)}
      >
        {asked && <Outcome of={asked} into={into} />}
      </Confirm>
    </>
  );
}

const wordsOf = (from: Player, into: Player) => ({
  n: String(from.id),
  who: fullName(from),
  keeps: String(into.id),
  keeper: fullName(into),
});

function Outcome({ of: { from, reason }, into }: { of: Asked; into: Player }) {
  const words = wordsOf(from, into);
  return (
    <>
      <ul class="ended">
        <li>{t('joined-say-number', words)}</li>
        <li>{t('joined-say-moved', words)}</li>
        <li>{t('joined-say-ended', words)}</li>
        <li>{t('joined-say-told', words)}</li>
      </ul>
      <p class="pre">
        <bdi>{reason}</bdi>
      </p>
    </>
  );
}

/**
 * What the form waits for while it asks: it hears of a refusal when the question is closed, which has given the focus
 * back by then, so that the field that was refused can have it.
 */
function useAnswer(closed: boolean) {
  const told = useRef<((problem: Problem | undefined) => void) | null>(null);
  const problem = useRef<Problem | undefined>(undefined);
  useEffect(() => {
    if (!closed) return;
    told.current?.(problem.current);
    told.current = null;
    problem.current = undefined;
  }, [closed]);
  return {
    wait: () =>
      new Promise<Problem | undefined>((resolve) => {
        told.current = resolve;
      }),
    answer: (refused: Problem) => {
      problem.current = refused;
    },
  };
}
