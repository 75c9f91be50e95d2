// How much time there is: one of the usual controls, or another.
import { useContext } from 'preact/hooks';
import { capital } from '../events/capital';
import { dashed, t } from '../i18n';
import { controlText } from '../timeControl';
import { controlOf, ICCF_TIME, isTripleBlock, OTHER_TIME, PRESETS } from './draft';
import { CheckField, NumberField, Pick, Radios, Writing } from './fields';
import { timeText } from './words';

const CONTROLS = ['moves_in_days', 'phases', 'base_per_move', 'triple_block', 'none'] as const;
/** No control is longer than this. */
const DAYS = 3_650;

export function TimeFields() {
  const { draft } = useContext(Writing);
  const presets = PRESETS.map((each) => {
    const more = each === ICCF_TIME ? t('play-time-iccf') : undefined;
    return [each, capital(timeText(each)), ...(more ? [more] : [])] as [string, string, string?];
  });
  return (
    <>
      <Radios
        name="time"
        label={t('play-time')}
        options={[...presets, [OTHER_TIME, t('play-time-other')]]}
      />
      {draft.time === OTHER_TIME && <OtherTime />}
      {isTripleBlock(draft) && <p class="note">{t('play-triple-block')}</p>}
    </>
  );
}

function OtherTime() {
  const { draft } = useContext(Writing);
  const counted = draft.control !== 'triple_block' && draft.control !== 'none';
  return (
    <div class="form other-time">
      <Pick
        name="control"
        label={t('play-control')}
        options={CONTROLS.map((kind) => [kind, t(`play-control-${dashed(kind)}`)] as const)}
      />
      <ControlFields kind={draft.control} />
      {counted && (
        <NumberField
          name="double"
          label={t('play-double')}
          hint={t('play-double-hint')}
          min={1}
          max={365}
          optional
        />
      )}
      <p aria-live="polite">{capital(controlText(controlOf(draft)))}.</p>
    </div>
  );
}

function ControlFields({ kind }: { kind: string }) {
  switch (kind) {
    case 'moves_in_days':
      return <Period />;
    case 'phases':
      return (
        <>
          <Period />
          <div class="pair">
            <NumberField name="then_moves" label={t('play-then-moves')} min={1} max={500} />
            <NumberField name="then_days" label={t('play-days')} min={1} max={DAYS} />
          </div>
        </>
      );
    case 'base_per_move':
      return (
        <div class="pair">
          <NumberField name="base_days" label={t('play-base')} min={1} max={DAYS} />
          <NumberField name="per_move" label={t('play-per-move')} min={0} max={100} />
        </div>
      );
    case 'triple_block':
      return (
        <>
          <div class="pair">
            <NumberField name="bank" label={t('play-bank')} min={0} max={DAYS} />
            <NumberField name="increment" label={t('play-increment')} min={0} max={100} />
          </div>
          <CheckField name="protected" label={t('play-protected')} />
        </>
      );
    default:
      return null;
  }
}

const Period = () => (
  <div class="pair">
    <NumberField name="moves" label={t('play-moves')} min={1} max={500} />
    <NumberField name="days" label={t('play-days')} min={1} max={DAYS} />
  </div>
);
