// One more section in a division of a league.
import { useState } from 'preact/hooks';
import { t } from '../i18n';
import { isolated } from '../ui/isolated';

/** The field that says where: the focus is there after a section was added or removed. */
export const ADDING = 'add-section';

interface Props {
  divisions: readonly string[];
  onAdd: (division: number) => void;
}

export function AddSection({ divisions, onAdd }: Props) {
  const [division, setDivision] = useState(divisions.length - 1);
  return (
    <p class="row add-section">
      <label>
        <span class="vh">{t('organise-section-division')}</span>
        <select
          id={ADDING}
          class="select"
          value={String(division)}
          onChange={({ currentTarget }) => setDivision(Number(currentTarget.value))}
        >
          {divisions.map((name, at) => (
            <option key={name} value={String(at)}>
              {isolated(name)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="btn" onClick={() => onAdd(division)}>
        {t('organise-section-add')}
      </button>
    </p>
  );
}
