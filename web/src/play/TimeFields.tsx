// How much time there is: one of the usual controls, or another.
import { useContext } from 'preact/hooks';
import { ControlFields } from '../control/ControlFields';
import { writeControl } from '../events/control';
import { capital } from '../events/capital';
import { t } from '../i18n';
import { controlText } from '../timeControl';
import { ICCF_TIME, isTripleBlock, OTHER_TIME, PRESETS } from './draft';
import { Radios, Writing } from './fields';

export function TimeFields() {
  const { draft, change } = useContext(Writing);
  const presets = PRESETS.map((each) => {
    const written = writeControl(each);
    const more = written === ICCF_TIME ? [t('play-time-iccf')] : [];
    return [written, capital(controlText(each)), ...more] as [string, string, string?];
  });
  return (
    <>
      <Radios
        name="time"
        label={t('play-time')}
        options={[...presets, [OTHER_TIME, t('play-time-other')]]}
      />
      {draft.time === OTHER_TIME && (
        <div class="form other-time">
          <ControlFields draft={draft} change={change} />
        </div>
      )}
      {isTripleBlock(draft) && <p class="note">{t('play-triple-block')}</p>}
    </>
  );
}
