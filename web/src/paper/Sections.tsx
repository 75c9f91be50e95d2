// Of which sections the papers are shown, where there are several.
import { t } from '../i18n';
import { Choices } from '../ui/Choices';

interface Props {
  options: readonly (readonly [id: string, name: string])[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** More than these are folded away. */
const IN_SIGHT = 12;

export function SectionChoice({ options, chosen, onChange }: Props) {
  if (options.length < 2) return null;
  const said = t('paper-sections', { n: chosen.size, all: options.length });
  return (
    <details class="paper-sections" open={options.length <= IN_SIGHT}>
      <summary>{said}</summary>
      <p class="row">
        <button
          type="button"
          class="btn quiet"
          onClick={() => onChange(new Set(options.map(([id]) => id)))}
        >
          {t('paper-sections-all')}
        </button>
        <button type="button" class="btn quiet" onClick={() => onChange(new Set())}>
          {t('paper-sections-none')}
        </button>
      </p>
      <Choices
        name="section"
        label={t('paper-sections-label')}
        options={options}
        chosen={chosen}
        onChange={onChange}
      />
    </details>
  );
}
