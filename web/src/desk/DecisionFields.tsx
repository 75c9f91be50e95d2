// The fields that a kind of decision needs.
import type { Player } from '../api/types';
import { colorText, resultText } from '../decisions/words';
import { t, dashed } from '../i18n';
import { Field, FieldFrame } from '../ui/Field';
import { fullName } from '../ui/PlayerName';
import { type About, FEN_LONGEST, MOVES_MAX, SHAPES, fieldsOf } from './decide';
import type { Decision, DecisionKind } from '../decisions/api';
import { Readers } from './Readers';

interface Props {
  kind: DecisionKind;
  about: About;
  /** Decisions that a decision of this kind may undo. */
  undoable: readonly Decision[];
  /** What an address or a case proposes. */
  player: string;
  days: string;
  title: string;
  onPlayer: (id: string) => void;
}

export function DecisionFields({ kind, about, undoable, player, days, title, onPlayer }: Props) {
  const fields = fieldsOf(kind, about);
  const [min, max] = SHAPES[kind].days ?? [0, 0];
  const number = { type: 'number', inputMode: 'numeric', step: 1 } as const;
  return (
    <>
      {fields.includes('side') && <Sides name="side" about={about} onPlayer={onPlayer} />}
      {fields.includes('sides') && <Sides name="sides" about={about} both onPlayer={onPlayer} />}
      {fields.includes('player') && (
        <FieldFrame name="player" label={t('decide-player')}>
          {(ties) => (
            <select
              {...ties}
              required
              value={player}
              onChange={(event) => onPlayer(event.currentTarget.value)}
            >
              <option value="">{t('federation-choose')}</option>
              {about.players.map((each) => (
                <option key={each.id} value={String(each.id)}>
                  {fullName(each)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
      {(fields.includes('days') || fields.includes('moves')) && (
        <div class="pair">
          {fields.includes('days') && (
            <Field
              {...number}
              name="days"
              label={t(kind === 'reinstate' ? 'decide-days-back' : 'decide-days')}
              hint={t(`decide-days-hint-${dashed(kind)}`)}
              min={min}
              max={max}
              defaultValue={days}
              required={kind === 'penalty'}
            />
          )}
          {fields.includes('moves') && (
            <Field
              {...number}
              name="moves"
              label={t('decide-moves')}
              hint={t('decide-moves-hint')}
              min={-MOVES_MAX}
              max={MOVES_MAX}
            />
          )}
        </div>
      )}
      {fields.includes('result') && (
        <FieldFrame name="result" label={t('decide-result')}>
          {(ties) => (
            <select {...ties} required>
              <option value="">{t('federation-choose')}</option>
              {[2, 1, 0].map((white) => (
                <option key={white} value={white}>
                  {resultText(white)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
      {fields.includes('position') && (
        <Field
          name="position"
          label={t('decide-position')}
          hint={t('decide-position-hint')}
          maxLength={FEN_LONGEST}
          autoComplete="off"
          spellcheck={false}
          required
        />
      )}
      {fields.includes('readers') && <Readers players={about.players} player={player} />}
      {fields.includes('title') && (
        <Field
          name="title"
          label={t('decide-title')}
          maxLength={120}
          required
          defaultValue={title}
        />
      )}
      {undoable.length > 0 && (
        <FieldFrame name="undoes" label={t('decide-undoes')}>
          {(ties) => (
            <select {...ties} required={kind === 'revoke'}>
              <option value="">{t(kind === 'revoke' ? 'federation-choose' : 'decide-none')}</option>
              {undoable.map((each) => (
                <option key={each.id} value={each.id}>
                  {undoneText(each, each.player)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
    </>
  );
}

const undoneText = ({ id, kind }: Decision, player: Player | null): string =>
  t('decide-undoes-option', {
    n: String(id),
    kind: t(`decided-${dashed(kind)}`),
    who: player ? fullName(player) : '',
  });

interface SidesProps {
  name: string;
  about: About;
  both?: boolean;
  onPlayer: (id: string) => void;
}

/** One of the two players of a game, or both. */
function Sides({ name, about: { facts }, both = false, onPlayer }: SidesProps) {
  if (!facts) return null;
  const idOf = (value: string) =>
    value === 'white' || value === 'black' ? String(facts[value].player.id) : '';
  return (
    <FieldFrame name={name} label={t('decide-whose')}>
      {(ties) => (
        <select {...ties} required onChange={(event) => onPlayer(idOf(event.currentTarget.value))}>
          <option value="">{t('federation-choose')}</option>
          {(['white', 'black'] as const).map((color) => (
            <option key={color} value={color}>
              {t('decide-side', { color: colorText(color), who: fullName(facts[color].player) })}
            </option>
          ))}
          {both && <option value="both">{t('decide-both')}</option>}
        </select>
      )}
    </FieldFrame>
  );
}
