// Asking to withdraw from all events: why, for how long, how each game stands; then what it means, and
// only then is anything sent.
import { useState } from 'preact/hooks';
import type { GameRow, Problem } from '../api/types';
import { GROUNDS, type NewWithdrawal } from '../decisions/api';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { sectionName } from '../sectionName';
import { Cited } from '../ui/Cited';
import { Field, FieldFrame, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { fullName } from '../ui/PlayerName';
import { groundsText } from './words';

/** The server's limits: characters of a text, months. */
const LONGEST = 2_000;
const MONTHS_MAX = 600;

/** Somebody else reports a death (SKS-7.2). */
const OWN_GROUNDS = GROUNDS.filter((grounds) => grounds !== 'death');

interface Props {
  games: readonly GameRow[];
  onSend: (request: NewWithdrawal) => Promise<Problem | null>;
}

const noteName = (game: GameRow): string => `note-${game.id}`;

export function RequestForm({ games, onSend }: Props) {
  const [grounds, setGrounds] = useState('');
  const [asked, setAsked] = useState<NewWithdrawal | null>(null);
  // Personal circumstances come with the details of all games (TR-8.3).
  const detailed = grounds === 'personal';

  const check = (values: Values): Record<string, string> => {
    if (!values.reasons?.trim()) return { reasons: t('field-required') };
    const missing = games.filter((game) => detailed && !values[noteName(game)]?.trim());
    return Object.fromEntries(missing.map((game) => [noteName(game), t('field-required')]));
  };
  const look = async (values: Values) => {
    const chosen = OWN_GROUNDS.find((each) => each === values.grounds);
    if (!chosen) return undefined;
    const notes = games.map((game) => ({
      game: game.id,
      note: (values[noteName(game)] ?? '').trim(),
    }));
    setAsked({
      grounds: chosen,
      months: Number(values.months),
      reasons: (values.reasons ?? '').trim(),
      games: notes.filter(({ note }) => note),
    });
    return undefined;
  };
  return (
    <>
      <Form submit={t('withdraw-look')} onSend={look} check={check}>
        <div class="pair">
          <FieldFrame name="grounds" label={t('withdraw-grounds')}>
            {(ties) => (
              <select
                {...ties}
                required
                onChange={(event) => setGrounds(event.currentTarget.value)}
              >
                <option value="">{t('federation-choose')}</option>
                {OWN_GROUNDS.map((each) => (
                  <option key={each} value={each}>
                    {groundsText(each)}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
          <Field
            name="months"
            label={t('withdraw-months')}
            hint={t('withdraw-months-hint')}
            type="number"
            min={1}
            max={MONTHS_MAX}
            step={1}
            required
          />
        </div>
        <TextField
          name="reasons"
          label={t('withdraw-reasons')}
          hint={t('withdraw-reasons-hint')}
          maxLength={LONGEST}
        />
        {games.length > 0 && (
          <fieldset class="notes">
            <legend>{t('withdraw-games', { n: games.length })}</legend>
            <p class="field-hint">
              <Cited text={t(detailed ? 'withdraw-notes-all' : 'withdraw-notes-hint')} />
            </p>
            {games.map((game) => (
              <FieldFrame
                key={game.id}
                name={noteName(game)}
                label={t('withdraw-note', { n: String(game.id), who: fullName(game.opponent) })}
                hint={sectionName(game.section)}
              >
                {(ties) => <textarea {...ties} rows={1} maxLength={LONGEST} />}
              </FieldFrame>
            ))}
          </fieldset>
        )}
      </Form>
      <Confirm
        open={asked !== null}
        title={t('withdraw-confirm')}
        text={t('withdraw-confirm-text', { n: games.length })}
        action={t('withdraw-send')}
        danger
        onConfirm={async () => (asked ? onSend(asked) : null)}
        onClose={() => setAsked(null)}
      >
        {asked && (
          <p>
            {groundsText(asked.grounds)}, {t('withdraw-for', { n: asked.months })}
          </p>
        )}
      </Confirm>
    </>
  );
}
