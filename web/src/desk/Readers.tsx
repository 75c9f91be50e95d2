// To whom a letter from the desk is: to everybody in the section, or to those who are ticked.
import { useState } from 'preact/hooks';
import type { Player } from '../api/types';
import { t } from '../i18n';
import { fullName } from '../ui/PlayerName';

/** With fewer players than this all are in sight. */
const MANY = 12;

interface Props {
  players: readonly Player[];
  /** Who is ticked at first. */
  player: string;
}

export function Readers({ players, player }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(players.filter(({ id }) => String(id) === player).map(({ id }) => id)),
  );
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <fieldset class="sections">
      <legend>{t('decide-readers', { n: chosen.size, all: players.length })}</legend>
      <p class="field-hint">{t('decide-readers-hint')}</p>
      <ul class={players.length > MANY ? 'section-list many' : 'section-list'}>
        {players.map((each) => (
          <li key={each.id}>
            <label class="check">
              <input
                type="checkbox"
                checked={chosen.has(each.id)}
                onChange={() => toggle(each.id)}
              />
              {fullName(each)}
            </label>
          </li>
        ))}
      </ul>
      <input type="hidden" name="readers" value={[...chosen].join(' ')} />
    </fieldset>
  );
}
