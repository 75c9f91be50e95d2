// Checkboxes for events, with a field to find one among many.
import { useContext, useId, useState } from 'preact/hooks';
import type { Section } from '../api/types';
import { plain } from '../format';
import { t } from '../i18n';
import { sectionName } from '../sectionName';
import { FieldErrors } from '../ui/Form';
import { Icon } from '../ui/Icon';
import { SearchField } from '../ui/SearchField';

/** With fewer events than this all are in sight. */
const MANY = 12;

interface Props {
  sections: readonly Section[];
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
}

export function SectionChoice({ sections, chosen, onChange }: Props) {
  const [text, setText] = useState('');
  const id = useId();
  const error = useContext(FieldErrors).sections;
  const many = sections.length > MANY;
  const wanted = plain(text.trim());
  const shown = sections.filter((each) => plain(sectionName(each)).includes(wanted));
  const toggle = (number: number) => {
    const next = new Set(chosen);
    if (!next.delete(number)) next.add(number);
    onChange(next);
  };
  // What is found, say one event's sections, is chosen in one step, and what was chosen before stays.
  const full = shown.length > 0 && shown.every((each) => chosen.has(each.id));
  const toggleShown = () => {
    const found = new Set(shown.map((each) => each.id));
    onChange(
      full ? new Set([...chosen].filter((id) => !found.has(id))) : new Set([...chosen, ...found]),
    );
  };
  return (
    <fieldset class="sections">
      <legend>{t('desk-sections', { n: chosen.size, all: sections.length })}</legend>
      <div class="row">
        <button type="button" class="btn quiet" onClick={toggleShown}>
          {t(full ? 'desk-sections-none' : 'desk-sections-all', { found: wanted ? 'yes' : 'no' })}
        </button>
        {many && <SearchField label={t('desk-sections-find')} value={text} onChange={setText} />}
      </div>
      <ul class={many ? 'section-list many' : 'section-list'}>
        {shown.map((each) => (
          <li key={each.id}>
            <label class="check">
              <input
                type="checkbox"
                checked={chosen.has(each.id)}
                aria-invalid={!!error}
                aria-describedby={error ? `${id}-error` : undefined}
                onChange={() => toggle(each.id)}
              />
              {sectionName(each)}
            </label>
          </li>
        ))}
        {shown.length === 0 && <li class="muted">{t('desk-sections-no-match', { text })}</li>}
      </ul>
      {error && (
        <p class="field-error" id={`${id}-error`}>
          <Icon name="warn" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
