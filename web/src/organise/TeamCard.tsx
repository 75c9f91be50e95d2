// A proposed section of teams, or those that have none: its teams, and for each the way to another section. In a league
// it says as well how many of them go up and down.
import type { LeagueTerms } from '../events/api';
import { t } from '../i18n';
import { TeamName } from '../teams/TeamName';
import type { Team } from '../teams/api';
import { nameOf } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import { isolated } from '../ui/isolated';
import { MOVES_MAX } from './divisions';
import { type SectionDivision, UNPLACED } from './proposal';

export const selectId = (team: number): string => `move-team-${team}`;

export interface CardProps {
  /** The place among the sections; UNPLACED for those who have none. */
  index: number;
  name: string;
  names: readonly string[];
  teams: readonly Team[];
  boards: number;
  /** Where it plays in a league. */
  division?: SectionDivision | null | undefined;
  league?: LeagueTerms | null | undefined;
  onMove: (team: Team, to: number) => void;
  onMoves: (index: number, moves: Partial<SectionDivision>) => void;
  onRemove: (index: number) => void;
}

export function TeamCard(props: CardProps) {
  const { index, name, names, teams, boards, division, league, onMove, onMoves, onRemove } = props;
  const id = `h-card-${index}`;
  // Under the heading of its division.
  const Heading = division ? 'h4' : 'h3';
  return (
    <section
      class={index === UNPLACED ? 'section-card unplaced' : 'section-card'}
      aria-labelledby={id}
    >
      <Heading id={id}>{name}</Heading>
      <p class="small muted">{t('organise-teams-n', { n: teams.length })}</p>
      {division && league && (
        <UpAndDown
          name={name}
          division={division}
          lowest={league.divisions.length - 1}
          onChange={(moves) => onMoves(index, moves)}
        />
      )}
      <ul class="players">
        {teams.map((team) => (
          <li key={team.number}>
            <span class="player">
              <TeamName team={team} /> <Filled team={team} boards={boards} />
              {team.captain && (
                <span class="small muted team-captain">
                  {t('organise-teams-captain', { name: isolated(nameOf(team.captain)) })}
                </span>
              )}
            </span>
            <select
              id={selectId(team.number)}
              class="select small"
              aria-label={t('organise-teams-move', { name: isolated(team.name) })}
              value={String(index)}
              onChange={(event) => onMove(team, Number(event.currentTarget.value))}
            >
              {names.map((each, at) => (
                <option key={each} value={String(at)}>
                  {each}
                </option>
              ))}
              <option value={String(UNPLACED)}>{t('organise-unplaced')}</option>
            </select>
          </li>
        ))}
      </ul>
      {division && teams.length === 0 && (
        <button type="button" class="btn small" onClick={() => onRemove(index)}>
          {t('organise-section-remove')}
          <span class="vh"> {name}</span>
        </button>
      )}
    </section>
  );
}

/** Only where somebody is missing. */
function Filled({ team: { line_up: line }, boards }: { team: Team; boards: number }) {
  if (!line || line.length === boards) return null;
  return <Tag tone="amber">{t('organise-teams-filled', { n: line.length, boards })}</Tag>;
}

interface UpAndDownProps {
  name: string;
  division: SectionDivision;
  /** The place of the lowest division. */
  lowest: number;
  onChange: (moves: Partial<SectionDivision>) => void;
}

/** Nobody goes up from the highest division, and nobody down from the lowest. */
function UpAndDown({ name, division: { division, up, down }, lowest, onChange }: UpAndDownProps) {
  const fields = [
    ...(division > 0 ? [['up', up] as const] : []),
    ...(division < lowest ? [['down', down] as const] : []),
  ];
  return (
    <p class="up-down small">
      {fields.map(([kind, value]) => (
        <label key={kind}>
          {t(`organise-${kind}`)}
          <span class="vh"> {name}</span>
          <input
            type="number"
            min={0}
            max={MOVES_MAX}
            step={1}
            value={value}
            onInput={({ currentTarget: { valueAsNumber: n } }) => {
              // While nothing stands there, what stood there counts.
              if (Number.isInteger(n) && n >= 0 && n <= MOVES_MAX) onChange({ [kind]: n });
            }}
          />
        </label>
      ))}
    </p>
  );
}
