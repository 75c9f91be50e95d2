// Where the game starts.
import { useContext } from 'preact/hooks';
import { t } from '../i18n';
import { startsOf } from './draft';
import { NumberField, Pick, TextField, Writing } from './fields';

/** Longer than any position. */
const LONGEST = 120;

export function StartFields() {
  const { draft } = useContext(Writing);
  return (
    <>
      <Pick
        name="start"
        label={t('play-start')}
        options={startsOf(draft.variant).map((kind) => [kind, t(`play-begin-${kind}`)] as const)}
      />
      {draft.start === 'number' && (
        <NumberField
          name="number"
          label={t('play-start-field')}
          hint={t('play-start-hint')}
          min={0}
          max={959}
        />
      )}
      {draft.start === 'from' && (
        <TextField
          name="fen"
          label={t('play-fen')}
          hint={t('play-fen-hint')}
          maxLength={LONGEST}
          required
          autoCapitalize="none"
          spellcheck={false}
        />
      )}
    </>
  );
}
