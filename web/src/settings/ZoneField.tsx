// The zone of mails and of the calendar; pages follow the device.
import { zone as here } from '../format';
import { t } from '../i18n';
import { FieldFrame } from '../ui/Field';

interface Props {
  zone: string;
  onChange: (zone: string) => void;
}

export function ZoneField({ zone, onChange }: Props) {
  // Zones have older names, under which a device or an account may know its own.
  const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), zone, here])].sort();
  return (
    <>
      <FieldFrame name="zone" label={t('settings-zone')} hint={t('settings-zone-hint')}>
        {(ties) => (
          <select {...ties} value={zone} onChange={(event) => onChange(event.currentTarget.value)}>
            {zones.map((name) => (
              <option key={name} value={name}>
                {name.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {zone !== here && (
        <p class="row">
          <button type="button" class="btn quiet" onClick={() => onChange(here)}>
            {t('settings-zone-here', { zone: here })}
          </button>
        </p>
      )}
    </>
  );
}
