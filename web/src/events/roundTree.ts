// Where each match of a cup stands beside those that its players came from, and how each has ended.
import type { components } from '../api/schema';
import type { Player } from '../api/types';
import { type SectionGlance, firstOf, isOver, sizesOf } from './sectionLines';

/** A round among those of its cup. */
export type RoundGlance = components['schemas']['RoundGlance'];

/** How a match stands. */
export type Outcome =
  /** No result yet, or only some of them. */
  | { kind: 'open' }
  /** Somebody plays in the next round, whatever the points say. */
  | { kind: 'advances'; player: Player }
  | { kind: 'wins'; player: Player }
  | { kind: 'level' }
  /** There is nobody to play. */
  | { kind: 'alone'; player: Player };

export interface Bout {
  section: SectionGlance;
  outcome: Outcome;
  /** From the top of the bracket, in heights of a match; halves where it stands between two others. */
  y: number;
  /** Where the matches stand in the column before that its players came from. */
  from: number[];
}

export interface Column {
  round: RoundGlance;
  bouts: Bout[];
}

/** Rounds that are shown together: a bracket, or a round of sections in which more than two play. */
export type Block =
  { kind: 'bracket'; columns: Column[]; height: number } | { kind: 'sections'; round: RoundGlance };

/** Whoever plays in a round that goes on from this one. */
const playersAfter = (round: RoundGlance, rounds: readonly RoundGlance[]): Set<number> =>
  new Set(
    rounds
      .filter(({ goes_on_from }) => goes_on_from === round.event)
      .flatMap(({ sections }) => sections)
      .flatMap(({ players }) => players.map(({ id }) => id)),
  );

/** The start list of the next round decides, since whoever has won may have dropped out. */
export function outcomeOf(section: SectionGlance, after: ReadonlySet<number>): Outcome {
  const [one, ...others] = section.players;
  if (one && others.length === 0) return { kind: 'alone', player: one };
  const [through, another] = section.players.filter(({ id }) => after.has(id));
  if (through && !another) return { kind: 'advances', player: through };
  if (!isOver(sizesOf([section]))) return { kind: 'open' };
  const [first, equal] = firstOf(section.leaders);
  if (!first) return { kind: 'open' };
  return equal ? { kind: 'level' } : { kind: 'wins', player: first.player };
}

/** Whom a match has brought forth. */
export function winnerOf(outcome: Outcome): number | undefined {
  switch (outcome.kind) {
    case 'advances':
    case 'wins':
    case 'alone':
      return outcome.player.id;
    case 'open':
    case 'level':
      return undefined;
  }
}

const inHalves = (y: number): number => Math.round(y * 2) / 2;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Each match at the middle of those that it comes from, as far as the one above leaves room. */
function columnOf(round: RoundGlance, before: Column | undefined, after: Set<number>): Column {
  const cameFrom = new Map<number, number>();
  for (const { section, y } of before?.bouts ?? [])
    for (const { id } of section.players) cameFrom.set(id, y);
  let wanted = -1;
  const bouts = round.sections.map((section) => {
    const known = section.players.map(({ id }) => cameFrom.get(id));
    const from = [...new Set(known.filter((y) => y !== undefined))].sort((a, b) => a - b);
    // Whoever was not in the round before stands behind the match above.
    wanted = from.length > 0 ? mean(from) : wanted + 1;
    return { section, outcome: outcomeOf(section, after), y: inHalves(wanted), from };
  });
  // The organiser may have put them in another order.
  bouts.sort((one, other) => one.y - other.y);
  let room = 0;
  for (const bout of bouts) {
    bout.y = Math.max(bout.y, room);
    room = bout.y + 1;
  }
  return { round, bouts };
}

/** From the first round on; each knock-out joins the bracket of the one that it goes on from. */
export function blocksOf(rounds: readonly RoundGlance[]): Block[] {
  const blocks: Block[] = [];
  for (const round of rounds) {
    if (round.system !== 'knock_out') {
      blocks.push({ kind: 'sections', round });
      continue;
    }
    const after = playersAfter(round, rounds);
    const bracket = blocks.find(
      (block) =>
        block.kind === 'bracket' && block.columns.at(-1)?.round.event === round.goes_on_from,
    );
    if (bracket?.kind === 'bracket')
      bracket.columns.push(columnOf(round, bracket.columns.at(-1), after));
    else blocks.push({ kind: 'bracket', columns: [columnOf(round, undefined, after)], height: 0 });
  }
  for (const block of blocks) if (block.kind === 'bracket') block.height = heightOf(block.columns);
  return blocks;
}

const heightOf = (columns: readonly Column[]): number =>
  Math.max(1, ...columns.flatMap(({ bouts }) => bouts.map(({ y }) => y + 1)));

/** The lines between two columns, as a path: a match is 2 high, and the gap between the columns 2 wide. */
export const linesOf = ({ bouts }: Column): string =>
  bouts
    .flatMap(({ y, from }) => from.map((before) => `M0 ${before * 2 + 1}H1V${y * 2 + 1}H2`))
    .join('');

/** The round that this one goes on from, where another one stands between them: two may go on from one. */
export function branchOf(
  round: RoundGlance,
  rounds: readonly RoundGlance[],
): RoundGlance | undefined {
  const above = rounds[rounds.indexOf(round) - 1];
  if (!above || above.event === round.goes_on_from) return undefined;
  return rounds.find(({ event }) => event === round.goes_on_from);
}

/** The round that is of most interest: the last one with start lists. */
export const latestOf = (rounds: readonly RoundGlance[]): number | undefined =>
  (rounds.findLast(({ sections }) => sections.length > 0) ?? rounds[0])?.event;
