// What a season of a league comes to: what is chosen for each team, what has to be told about it, and what is sent.
import type { Movement, Season, SeasonMove, SeasonTeam } from './api';

/** Where a season has its page. */
export const seasonPath = (event: number): string => `/events/${event}/season`;

const MOVEMENTS: readonly Movement[] = ['up', 'stays', 'down'];
const STEP: Readonly<Record<Movement, number>> = { up: -1, stays: 0, down: 1 };

/** The division that a team comes to; none where there is none. */
export const divisionAfter = (
  { divisions }: Pick<Season, 'divisions'>,
  { division }: Pick<SeasonTeam, 'division'>,
  movement: Movement,
): string | undefined => divisions[division + STEP[movement]];

/** Nobody goes up from the highest division, and nobody down from the lowest. */
export const movementsOf = (
  season: Pick<Season, 'divisions'>,
  team: Pick<SeasonTeam, 'division'>,
): Movement[] => MOVEMENTS.filter((each) => divisionAfter(season, team, each) !== undefined);

/** The teams of each section, in the order in which they came. */
export function bySection({ teams }: Pick<Season, 'teams'>): [section: string, SeasonTeam[]][] {
  const sections = new Map<string, SeasonTeam[]>();
  for (const team of teams)
    sections.set(team.section, [...(sections.get(team.section) ?? []), team]);
  return [...sections];
}

/** What is chosen for a team; no movement: nothing yet. */
export interface Choice {
  movement: Movement | null;
  reason: string;
}

/** By the numbers of the teams. */
export type Choices = ReadonlyMap<number, Choice>;

/** What was decided, until then what is proposed. */
export const firstChoices = ({ teams }: Pick<Season, 'teams'>): Choices =>
  new Map(
    teams.map(({ team, decided, proposed, reason }) => [
      team,
      { movement: decided ?? proposed, reason: reason ?? '' },
    ]),
  );

/** What the reader has chosen for a team, and to which division it was to bring it. */
export interface Chosen extends Choice {
  division: string | undefined;
}

export const chosenFor = (season: Season, team: SeasonTeam, choice: Choice): Chosen => ({
  ...choice,
  division: choice.movement ? divisionAfter(season, team, choice.movement) : undefined,
});

/** Whether a choice means what it meant when it was made: others may have changed the event since. */
const stillFits = (season: Season, team: SeasonTeam, { movement, division }: Chosen): boolean =>
  movement === null || divisionAfter(season, team, movement) === division;

/** What stands in the form: what the reader has chosen where it still fits, in the rest what is decided or proposed. */
export function choicesIn(season: Season, chosen: ReadonlyMap<number, Chosen>): Choices {
  const choices = new Map(firstChoices(season));
  for (const team of season.teams) {
    const own = chosen.get(team.team);
    if (own && stillFits(season, team, own)) choices.set(team.team, own);
  }
  return choices;
}

/** The teams for which the reader has to choose again. */
export const unfitting = (
  season: Season,
  chosen: ReadonlyMap<number, Chosen>,
): readonly SeasonTeam[] =>
  season.teams.filter((team) => {
    const own = chosen.get(team.team);
    return own && !stillFits(season, team, own);
  });

/** Whatever is not as proposed is said why, as is everything where nothing is proposed. */
export const needsReason = (
  { proposed }: Pick<SeasonTeam, 'proposed'>,
  { movement }: Choice,
): boolean => movement !== null && movement !== proposed;

/** How many teams go up, stay, and go down. */
export function countsOf(choices: Choices): Record<Movement, number> {
  const count = (wanted: Movement) =>
    [...choices.values()].filter(({ movement }) => movement === wanted).length;
  return { up: count('up'), stays: count('stays'), down: count('down') };
}

/** What is sent; a reason that nothing asks for any more is left out. */
export const movesIn = ({ teams }: Pick<Season, 'teams'>, choices: Choices): SeasonMove[] =>
  teams.flatMap((team) => {
    const choice = choices.get(team.team);
    if (!choice?.movement) return [];
    const { movement, reason } = choice;
    const told = needsReason(team, choice) ? { reason: reason.trim() } : {};
    return [{ team: team.team, movement, ...told }];
  });
