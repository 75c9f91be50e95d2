// How much time there is: the control, leave, what silence does, who acts on a fallen flag.
import { t, dashed } from '../i18n';
import { controlText } from '../timeControl';
import { capital } from '../events/capital';
import { useContext } from 'preact/hooks';
import { Editing } from './DraftContext';
import { controlOf, isPlayedHere } from './draft';
import { DraftCheck, DraftNumber, DraftSelect } from './fields';

const CONTROLS = ['moves_in_days', 'phases', 'base_per_move', 'triple_block', 'none'] as const;
/** No control is longer than this. */
const DAYS = 3_650;

export function StepTime() {
  const { draft } = useContext(Editing);
  const here = isPlayedHere(draft);
  const controls = CONTROLS.filter((kind) => here || kind !== 'triple_block');
  const counted = draft.control !== 'triple_block' && draft.control !== 'none';
  return (
    <>
      <DraftSelect
        name="control"
        label={t('organise-control')}
        options={controls.map((kind) => [kind, t(`organise-control-${dashed(kind)}`)])}
      />
      <ControlFields kind={draft.control} />
      {counted && (
        <DraftNumber
          name="double"
          label={t('organise-double')}
          hint={t('organise-double-hint')}
          min={1}
          max={365}
          optional
        />
      )}
      <p class="spoken" aria-live="polite">
        {capital(controlText(controlOf(draft)))}.
      </p>
      <DraftNumber name="leave_days" label={t('organise-leave')} min={0} max={366} />
      {here && (
        <>
          <DraftCheck name="silence" label={t('organise-silence')} />
          <DraftSelect
            name="flag"
            label={t('organise-flag')}
            options={(['server', 'claimed'] as const).map((each) => [
              each,
              t(`organise-flag-${each}`),
            ])}
          />
        </>
      )}
    </>
  );
}

function ControlFields({ kind }: { kind: string }) {
  switch (kind) {
    case 'moves_in_days':
      return (
        <div class="pair">
          <DraftNumber name="moves" label={t('organise-moves')} min={1} max={500} />
          <DraftNumber name="days" label={t('organise-days')} min={1} max={DAYS} />
        </div>
      );
    case 'phases':
      return (
        <div class="pair">
          <DraftNumber name="moves" label={t('organise-moves')} min={1} max={500} />
          <DraftNumber name="days" label={t('organise-days')} min={1} max={DAYS} />
          <DraftNumber name="then_moves" label={t('organise-then-moves')} min={1} max={500} />
          <DraftNumber name="then_days" label={t('organise-days')} min={1} max={DAYS} />
        </div>
      );
    case 'base_per_move':
      return (
        <div class="pair">
          <DraftNumber name="base_days" label={t('organise-base')} min={1} max={DAYS} />
          <DraftNumber name="per_move" label={t('organise-per-move')} min={0} max={100} />
        </div>
      );
    case 'triple_block':
      return (
        <>
          <div class="pair">
            <DraftNumber name="bank" label={t('organise-bank')} min={0} max={DAYS} />
            <DraftNumber name="increment" label={t('organise-increment')} min={0} max={100} />
          </div>
          <DraftCheck name="protected" label={t('organise-protected')} />
        </>
      );
    default:
      return null;
  }
}
