// As which team of the season before a team goes on (TR-5.6-5.7): it keeps the division that that one has come to, and
// may have another name now.
import { t } from '../i18n';
import { FieldFrame } from '../ui/Field';
import { isolated } from '../ui/isolated';
import type { Team, TeamBefore, TeamList } from './api';
import { isAlive } from './table';

/** Those that the reader spoke for and as which no team goes on yet. */
export const freeBefore = ({ before, teams }: TeamList): readonly TeamBefore[] =>
  before?.teams.filter(
    ({ number }) => !teams.some((team) => isAlive(team) && team.continues?.number === number),
  ) ?? [];

/** Teams that can be chosen, and what was chosen already. */
export function choicesOf(offered: readonly TeamBefore[], team?: Team): readonly TeamBefore[] {
  const chosen = team?.continues;
  if (!chosen || offered.some(({ number }) => number === chosen.number)) return offered;
  return [chosen, ...offered];
}

/** "Pawns of Poznań (Challenger)". */
export const nameBefore = ({ name, division }: TeamBefore): string =>
  division ? `${isolated(name)} (${isolated(division)})` : isolated(name);

interface Props {
  choices: readonly TeamBefore[];
  /** The number of the team; none chosen: a new team. */
  value: number | null;
  onChange: (team: TeamBefore | null) => void;
}

export function GoesOnAs({ choices, value, onChange }: Props) {
  const [only] = choices;
  const offer = choices.length === 1 && only && value === null;
  return (
    <FieldFrame
      name="continues"
      label={t('teams-goes-on-as')}
      hint={
        offer ? t('teams-goes-on-offer', { name: isolated(only.name) }) : t('teams-goes-on-hint')
      }
    >
      {(ties) => (
        <select
          {...ties}
          value={String(value ?? '')}
          onChange={({ currentTarget }) =>
            onChange(choices.find(({ number }) => String(number) === currentTarget.value) ?? null)
          }
        >
          <option value="">{t('teams-goes-on-new')}</option>
          {choices.map((each) => (
            <option key={each.number} value={String(each.number)}>
              {nameBefore(each)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
