// Entering somebody else, with the grounds on which an official may let a player in.
import { api } from '../api/client';
import { useState } from 'preact/hooks';
import { type EventView, GROUNDS, type GroundsKind, type ToldGrounds } from '../events/api';
import { t, dashed } from '../i18n';
import { PlayerField, playerFault } from '../players/PlayerNumber';
import { Field, FieldFrame } from '../ui/Field';
import { Form, type Values } from '../ui/Form';

const NUMBER = /^[1-9]\d{0,9}$/;
/** The server's limit, in characters. */
const LONGEST = 2_000;

const FIELD_OF = {
  unknown_player: 'player',
  already_entered: 'player',
  section_not_won: 'section',
  win_used: 'section',
} as const;

interface Props {
  event: EventView;
  onEntered: (event: EventView) => void;
}

function groundsOf(values: Values): ToldGrounds | undefined {
  const kind = values.kind as GroundsKind | '';
  switch (kind) {
    case '':
      return undefined;
    case 'section_winner':
      return { kind, section: Number(values.section) };
    case 'national_top3':
      return { kind };
    default:
      return { kind, text: (values.text ?? '').trim() };
  }
}

export function EnterSomebody({ event, onEntered }: Props) {
  const [kind, setKind] = useState('');
  // Federations nominate; everything else is told by those who decide.
  const { may } = event;
  // Where players advance nobody else comes but whom an official admits.
  const advance = event.announcement.previous_round !== null;
  const told = GROUNDS.filter((each) => {
    switch (each) {
      case 'nomination':
        return !advance;
      case 'next_placed':
        return may.fill_next_placed;
      case 'excellent_results':
        return may.fill_by_results;
      case 'commissioner':
        return may.admit;
      case 'qualification':
        return may.confirm_qualification;
      default:
        return may.decide_entries && !advance;
    }
  });
  const explained = kind && kind !== 'section_winner' && kind !== 'national_top3';
  const check = ({ player = '', text = '', section = '' }: Values): Record<string, string> => {
    const nobody = playerFault('player', player);
    if (nobody.player) return nobody;
    if (kind === 'section_winner' && !NUMBER.test(section.trim()))
      return { section: t('organise-section-wrong') };
    return explained && !text.trim() ? { text: t('field-required') } : {};
  };
  const send = async (values: Values) => {
    const grounds = groundsOf(values);
    const player = Number(values.player);
    const { data, error } = await api.POST('/api/events/{id}/entries', {
      params: { path: { id: event.id } },
      body: grounds ? { player, grounds } : { player },
    });
    if (data) onEntered(data);
    return error;
  };
  return (
    <Form submit={t('organise-enter')} onSend={send} check={check} fieldOf={FIELD_OF}>
      <div class="pair">
        <PlayerField name="player" />
        <FieldFrame name="kind" label={t('organise-grounds')}>
          {(ties) => (
            <select
              {...ties}
              value={kind}
              onChange={(change) => setKind(change.currentTarget.value)}
            >
              <option value="">{t('organise-grounds-none')}</option>
              {told.map((each) => (
                <option key={each} value={each}>
                  {t(`events-grounds-${dashed(each)}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        {kind === 'section_winner' && (
          <Field
            name="section"
            label={t('organise-won')}
            hint={t('organise-won-hint')}
            inputMode="numeric"
            autoComplete="off"
            required
          />
        )}
        {explained && (
          <Field
            name="text"
            label={t('organise-grounds-text')}
            maxLength={LONGEST}
            autoComplete="off"
          />
        )}
      </div>
    </Form>
  );
}
