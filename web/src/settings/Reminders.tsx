// How many days before a deadline to be reminded: any of some, up to the server's limit.
import { t } from '../i18n';

/** Days that are offered; one that was chosen elsewhere is added. */
const OFFERED = [1, 2, 3, 5, 7, 10, 14, 21, 30];
const MOST = 5;

interface Props {
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

export function Reminders({ chosen, onChange }: Props) {
  const all = [...new Set([...OFFERED, ...chosen])].sort((a, b) => a - b);
  const toggle = (days: number) => {
    const others = chosen.filter((each) => each !== days);
    onChange(others.length < chosen.length ? others : [...chosen, days]);
  };
  return (
    <fieldset class="choices reminders" aria-describedby="reminders-hint">
      <legend>{t('settings-reminder')}</legend>
      <div class="row">
        {all.map((days) => {
          const isChosen = chosen.includes(days);
          return (
            <label key={days} class="check">
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && chosen.length >= MOST}
                onChange={() => toggle(days)}
              />
              {t('settings-reminder-days', { n: days })}
            </label>
          );
        })}
      </div>
      <p class="field-hint" id="reminders-hint">
        {t('settings-reminder-hint', { n: MOST })}
      </p>
    </fieldset>
  );
}
