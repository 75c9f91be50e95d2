// How much time there is: the control, leave, what silence does, who acts on a fallen flag.
import { useContext } from 'preact/hooks';
import { ControlFields } from '../control/ControlFields';
import { KINDS } from '../control/fields';
import { t } from '../i18n';
import { Editing } from './DraftContext';
import { isPlayedHere } from './draft';
import { DraftCheck, DraftNumber, DraftSelect } from './fields';

export function StepTime() {
  const { draft, change } = useContext(Editing);
  const here = isPlayedHere(draft);
  return (
    <>
      <ControlFields
        draft={draft}
        change={change}
        kinds={KINDS.filter((kind) => here || kind !== 'triple_block')}
      />
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
