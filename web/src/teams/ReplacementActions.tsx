// What is done about a replacement: the team names a substitute or takes it back, the director lets the substitute play
// or declines.
import { useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { dashed, t } from '../i18n';
import { isNumber } from '../players/lookUp';
import { PlayerNumber } from '../players/PlayerNumber';
import { Form } from '../ui/Form';
import { fullName } from '../ui/PlayerName';
import { WriteDialog } from '../ui/WriteDialog';
import { SeatForm } from './SeatForm';
import {
  type Replace,
  type Replaced,
  type Replacement,
  type ReplacementList,
  type RuleSet,
  replacePlayer,
} from './api';
import { fieldsOfForm } from './replacements';

interface Props {
  list: ReplacementList;
  it: Replacement;
  rules: RuleSet;
  onDone: (replaced: Replaced, told: string) => Problem | null;
}

export function ReplacementActions({ list, it, rules, onDone }: Props) {
  const [asked, setAsked] = useState<'decline' | 'lose_board' | 'take_back' | null>(null);
  const { number, board, replaced, substitute, clocks_stand: stands } = it;
  const player = fullName(replaced);
  const told = { player, substitute: substitute ? fullName(substitute) : '', n: String(board) };
  const stand = stands ? 'yes' : 'no';

  const send = async (body: Replace) =>
    onDone(
      await replacePlayer(list.event, list.team, body),
      t(`replacements-done-${dashed(body.act)}`, told),
    );
  return (
    <>
      {it.may_seat && substitute && <SeatForm list={list} it={it} rules={rules} onSend={send} />}
      {it.may_name && (
        <NameForm
          // A new form after somebody was named.
          key={substitute?.id ?? 0}
          it={it}
          onSend={(named) => send({ act: 'name', replacement: number, substitute: named })}
        />
      )}
      {(it.may_decline || it.may_take_back) && (
        <p class="row">
          {it.may_lose_board && (
            <button type="button" class="btn small" onClick={() => setAsked('lose_board')}>
              {t('replacements-lose-board')}
              <span class="vh"> {t('section-board', { n: String(board) })}</span>
            </button>
          )}
          {it.may_decline && (
            <button type="button" class="btn small" onClick={() => setAsked('decline')}>
              {t(it.otherwise ? 'replacements-no-wait' : 'replacements-decline')}
              <span class="vh"> {t('section-board', { n: String(board) })}</span>
            </button>
          )}
          {it.may_take_back && (
            <button type="button" class="btn small" onClick={() => setAsked('take_back')}>
              {t('replacements-take-back')}
              <span class="vh"> {t('section-board', { n: String(board) })}</span>
            </button>
          )}
        </p>
      )}
      <WriteDialog
        open={asked === 'decline'}
        title={t(it.otherwise ? 'replacements-no-wait-title' : 'replacements-decline-title', told)}
        text={
          it.otherwise
            ? t('replacements-no-wait-text', { ...told, otherwise: it.otherwise })
            : t('replacements-decline-text', { ...told, stand })
        }
        label={t('events-reason')}
        action={t(it.otherwise ? 'replacements-no-wait-action' : 'replacements-decline-action')}
        hint={t('teams-refuse-hint')}
        onSend={(reason) => send({ act: 'decline', replacement: number, reason })}
        onClose={() => setAsked(null)}
      />
      <Confirm
        open={asked === 'lose_board'}
        title={t('replacements-lose-board-title', told)}
        text={t('replacements-lose-board-text', told)}
        action={t('replacements-lose-board-action')}
        onConfirm={() => send({ act: 'lose_board', replacement: number })}
        onClose={() => setAsked(null)}
      />
      <Confirm
        open={asked === 'take_back'}
        title={t('replacements-take-back-title', told)}
        text={t('replacements-take-back-text', { ...told, stand })}
        action={t('replacements-take-back-action')}
        onConfirm={() => send({ act: 'take_back', replacement: number })}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

interface NameProps {
  it: Replacement;
  onSend: (substitute: number) => Promise<Problem | null>;
}

function NameForm({ it, onSend }: NameProps) {
  const [substitute, setSubstitute] = useState('');
  const [form] = useState(fieldsOfForm);
  return (
    <details open={it.state === 'asked'}>
      <summary>
        {t(it.substitute ? 'replacements-name-other' : 'replacements-name')}
        <span class="vh"> {t('section-board', { n: String(it.board) })}</span>
      </summary>
      <Form
        submit={t('replacements-name-send')}
        fieldOf={form.fields}
        check={(): Record<string, string> =>
          isNumber(substitute) ? {} : { substitute: t('player-number-wrong') }
        }
        onSend={async () => form.place(await onSend(Number(substitute)))}
      >
        <PlayerNumber
          name="substitute"
          label={t('replacements-substitute-number')}
          value={substitute}
          onChange={setSubstitute}
          required
        />
      </Form>
    </details>
  );
}
