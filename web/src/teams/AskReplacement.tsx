// Asking for a replacement: by the team, which then waits for the director, or by the director, who may let the clocks
// of the board stand still and says by when somebody is to be named.
import { useState } from 'preact/hooks';
import { instantOf } from '../desk/outage';
import { dashed, t } from '../i18n';
import { ownTime } from '../organise/ownTime';
import { isNumber } from '../players/lookUp';
import { PlayerNumber } from '../players/PlayerNumber';
import { Cited } from '../ui/Cited';
import { Field, FieldFrame, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { fullName } from '../ui/PlayerName';
import { LONGEST } from '../ui/WriteDialog';
import {
  type Replace,
  type Replaced,
  type ReplacementGround,
  type ReplacementList,
  type RuleSet,
  replacePlayer,
} from './api';
import { ARTICLES, GROUNDS, boardsToAsk, fieldsOfForm } from './replacements';
import type { Problem } from '../api/types';

/** As long as a field for date and time shows it: to the minute. */
const TYPED = 'YYYY-MM-DDThh:mm'.length;

interface Props {
  list: ReplacementList;
  rules: RuleSet;
  /** The replacements after what was done, and what was; a refusal comes back. */
  onDone: (replaced: Replaced, told: string) => Problem | null;
}

export function AskReplacement({ list, rules, onDone }: Props) {
  const { event, team, players, may_decide: directs, clocks_can_stop: stoppable } = list;
  const latest = list.latest_until.slice(0, TYPED);
  const [substitute, setSubstitute] = useState('');
  const [until, setUntil] = useState(latest);
  const [form] = useState(fieldsOfForm);

  const check = ({ reason = '' }: Values): Record<string, string> => {
    if (!reason.trim()) return { reason: t('field-required') };
    if (substitute.trim() && !isNumber(substitute)) return { substitute: t('player-number-wrong') };
    return {};
  };
  const send = async (values: Values) => {
    // Left as it was, it is as late as the rules let it be.
    const moment = until === latest ? null : instantOf(until);
    const body: Replace = {
      act: 'ask',
      board: Number(values.board),
      ground: values.ground as ReplacementGround,
      reason: (values.reason ?? '').trim(),
      ...(substitute.trim() && { substitute: Number(substitute) }),
      ...(directs && moment && { until: moment }),
      ...(directs && stoppable && { stops_clocks: values.stops === 'yes' }),
    };
    return form.place(onDone(await replacePlayer(event, team, body), t('replacements-done-ask')));
  };
  return (
    <details class="panel pad replacement-ask">
      <summary>
        <h2>{t('replacements-ask')}</h2>
      </summary>
      <p class="small muted">
        <Cited
          text={t('replacements-ask-text', {
            who: directs ? 'director' : 'team',
            rule: ARTICLES[rules].asking,
          })}
        />
      </p>
      <Form submit={t('replacements-ask-send')} onSend={send} check={check} fieldOf={form.fields}>
        <div class="pair">
          <FieldFrame name="board" label={t('teams-board')}>
            {(ties) => (
              <select {...ties}>
                {boardsToAsk(list).map((board) => (
                  <option key={board} value={board}>
                    {boardText(board, players[board - 1])}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
          <FieldFrame name="ground" label={t('replacements-ground')}>
            {(ties) => (
              <select {...ties}>
                {GROUNDS.map((ground) => (
                  <option key={ground} value={ground}>
                    {t(`replacements-ground-${dashed(ground)}`)}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        </div>
        <TextField
          name="reason"
          label={t('events-reason')}
          hint={t('replacements-reason-hint')}
          maxLength={LONGEST}
        />
        <div class="pair">
          <PlayerNumber
            name="substitute"
            label={t('replacements-substitute-number')}
            empty={t('replacements-substitute-later')}
            value={substitute}
            onChange={setSubstitute}
          />
          {directs && (
            <Field
              name="until"
              label={t('replacements-until')}
              hint={ownTime(until)}
              type="datetime-local"
              value={until}
              onInput={(change) => setUntil(change.currentTarget.value)}
              required
            />
          )}
        </div>
        {directs && stoppable && (
          <label class="check">
            <input type="checkbox" name="stops" value="yes" />
            {t('replacements-stop-clocks')}
          </label>
        )}
      </Form>
    </details>
  );
}

const boardText = (board: number, player: ReplacementList['players'][number] | undefined) =>
  `${t('section-board', { n: String(board) })}${player ? `: ${fullName(player)}` : ''}`;
