// Who advances from the round before: whom one may take in and for which reason, and how far each section is.
import type { components } from '../api/schema';

type Schemas = components['schemas'];

export type RoundBefore = Schemas['RoundBefore'];
export type SectionBefore = Schemas['SectionBefore'];
export type Advancer = Schemas['Advancer'];
export type TakenAdvancer = Schemas['TakenAdvancer'];

/** Players of one request: the server takes in all of them or nobody. */
export const TOGETHER = 45;

/** Whether the player has an entry that counts. */
export function isIn({ entry }: Pick<Advancer, 'entry'>): boolean {
  switch (entry) {
    case 'entered':
    case 'accepted':
    case 'waiting':
      return true;
    case 'refused':
    case 'withdrawn':
    case null:
      return false;
  }
}

/** How a player may be taken in: as the table says, for a reason that somebody gives, or not at all. */
export type Way = 'by_table' | 'by_reason' | 'never';

export function wayOf(advancer: Pick<Advancer, 'advance' | 'entry'>): Way {
  if (isIn(advancer)) return 'never';
  const { advance } = advancer;
  switch (advance) {
    case 'sure':
      return 'by_table';
    case 'tied':
    case 'behind':
      return 'by_reason';
    case 'running':
    case 'withdrew_silently':
    case 'not_of_section':
      return 'never';
  }
}

/** Whether there is nothing to decide: the table says it, and there was no entry yet. */
export const isDue = (advancer: Pick<Advancer, 'advance' | 'entry'>): boolean =>
  wayOf(advancer) === 'by_table' && advancer.entry === null;

const sureIn = ({ players }: SectionBefore): number => players.filter(isDue).length;

/** How many are taken in unless somebody says otherwise. */
export const dueIn = (section: SectionBefore, advancing: number): number =>
  isCrowded(section, advancing) ? 0 : sureIn(section);

/** Whether somebody of it may be taken in. */
export const isSelectable = ({ players }: SectionBefore): boolean =>
  players.some((each) => wayOf(each) !== 'never');

/** Whether more would be in than advance, since a result was changed after somebody had been taken in. */
export const isCrowded = (section: SectionBefore, advancing: number): boolean => {
  const taken = section.players.filter(isIn).length;
  return taken > 0 && sureIn(section) > 0 && taken + sureIn(section) > advancing;
};

/** How far a section is: games are open; somebody has to be decided on; those who advance are to be taken in; all are. */
export type Standing = 'running' | 'undecided' | 'due' | 'done';

export function standingOf(section: SectionBefore, advancing: number): Standing {
  const { unfinished, players } = section;
  if (unfinished > 0) return 'running';
  const taken = players.filter(isIn).length;
  const due = sureIn(section);
  const possible = players.filter((each) => isIn(each) || wayOf(each) !== 'never').length;
  if (isCrowded(section, advancing)) return 'undecided';
  if (taken + due < Math.min(advancing, possible)) return 'undecided';
  return due > 0 ? 'due' : 'done';
}

/** The sections by how far they are, each list in the order of the sections. */
export function byStanding({
  sections,
  advancing,
}: RoundBefore): Record<Standing, SectionBefore[]> {
  const found: Record<Standing, SectionBefore[]> = {
    undecided: [],
    due: [],
    running: [],
    done: [],
  };
  for (const section of sections) found[standingOf(section, advancing)].push(section);
  return found;
}

/** Whether a line belongs to those that are seen at once; the others come before nobody. */
export const isFirst = (advancer: Advancer, advancing: number): boolean =>
  advancer.entry !== null || advancer.advance === 'tied' || advancer.place <= advancing;

export interface Choice {
  advancer: Advancer;
  /** Whether a reason has to be given. */
  reasoned: boolean;
}

/** Who is chosen: those who are due unless they were turned off, and others who were turned on. */
export const chosenOf = (
  { sections, advancing }: RoundBefore,
  turned: ReadonlyMap<number, boolean>,
): Choice[] =>
  sections.flatMap((section) =>
    section.players
      .filter((each) => wayOf(each) !== 'never' && isChosen(each, section, advancing, turned))
      .map((advancer) => ({ advancer, reasoned: wayOf(advancer) === 'by_reason' })),
  );

export const isChosen = (
  advancer: Advancer,
  section: SectionBefore,
  advancing: number,
  turned: ReadonlyMap<number, boolean>,
): boolean => turned.get(advancer.player.id) ?? (isDue(advancer) && !isCrowded(section, advancing));

/** The requests, each of which is carried out in full or not at all. */
export const parts = (players: readonly TakenAdvancer[]): TakenAdvancer[][] =>
  Array.from({ length: Math.ceil(players.length / TOGETHER) }, (_, at) =>
    players.slice(at * TOGETHER, (at + 1) * TOGETHER),
  );

/** Of those who were sent: how many are in now, and how many of them still have something to pay. */
export function takenOf(
  { sections }: RoundBefore,
  sent: ReadonlySet<number>,
): { n: number; unpaid: number } {
  const players = sections.flatMap((section) => section.players);
  const taken = players.filter((each) => sent.has(each.player.id) && isIn(each));
  return { n: taken.length, unpaid: taken.filter(({ entry }) => entry === 'entered').length };
}
