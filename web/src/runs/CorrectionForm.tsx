// Corrects what a run is calculated from, with the reason: a rating that is evidently inappropriate, or
// the rating with which a player started.
import { useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { dashed, t } from '../i18n';
import { PlayerField, playerFault } from '../players/PlayerNumber';
import type { CorrectionKind, NewCorrection } from '../ratings/api';
import { Cited } from '../ui/Cited';
import { Field, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { Segmented } from '../ui/Segmented';

/** The server's limits: characters of a reason, ratings. */
const LONGEST = 2_000;
const RATINGS = { min: 1_000, max: 3_000 };
const KINDS: readonly CorrectionKind[] = ['first_rating_formula', 'start_rating'];
const NUMBER = /^[1-9]\d{0,9}$/;

interface Props {
  onSend: (correction: Omit<NewCorrection, 'version'>) => Promise<Problem | null>;
}

export function CorrectionForm({ onSend }: Props) {
  const [kind, setKind] = useState<CorrectionKind>('first_rating_formula');
  const ofStart = kind === 'start_rating';

  const check = ({ player = '', section = '', reason = '' }: Values): Record<string, string> => {
    const nobody = playerFault('player', player);
    if (nobody.player) return nobody;
    if (ofStart && !NUMBER.test(section.trim())) return { section: t('runs-number-wrong') };
    return reason.trim() ? {} : { reason: t('field-required') };
  };
  const send = async ({ player, section, rating, reason = '' }: Values) => {
    const of = { kind, player: Number(player), reason: reason.trim() };
    const start = ofStart && { section: Number(section), rating: Number(rating) };
    return (await onSend({ ...of, ...start })) ?? undefined;
  };
  return (
    <Form
      submit={t('runs-correct')}
      onSend={send}
      check={check}
      fieldOf={{ unknown_player: 'player', own_rating: 'player', unknown_section: 'section' }}
    >
      <Segmented
        label={t('runs-correction-kind')}
        options={KINDS.map((each) => [each, t(`runs-kind-${dashed(each)}`)] as const)}
        value={kind}
        onChange={setKind}
      />
      <p class="muted small">
        <Cited text={t(`runs-kind-${dashed(kind)}-text`)} />
      </p>
      <div class={ofStart ? 'three-fields' : 'pair'}>
        <PlayerField name="player" />
        {ofStart && (
          <>
            <Field
              name="section"
              label={t('runs-section')}
              inputMode="numeric"
              autoComplete="off"
              required
            />
            <Field
              name="rating"
              label={t('runs-start-rating')}
              type="number"
              {...RATINGS}
              step={1}
              required
            />
          </>
        )}
      </div>
      <TextField
        name="reason"
        label={t('runs-reason')}
        hint={t('runs-reason-hint')}
        maxLength={LONGEST}
      />
    </Form>
  );
}
