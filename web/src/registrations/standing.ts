// How far somebody without an account is on the way to one.
import { hasWords } from '../format';
import { nameOf } from '../ui/PlayerName';
import type { Registration } from './api';

export const STANDINGS = ['uninvited', 'invited', 'lapsed'] as const;
export type Standing = (typeof STANDINGS)[number];

/** A link is good up to its last moment, and not in it. */
export function standingOf({ invitation }: Registration, now: number): Standing {
  if (!invitation) return 'uninvited';
  return Date.parse(invitation.lapses_at) <= now ? 'lapsed' : 'invited';
}

export interface Wish {
  standing: Standing | 'all';
  text: string;
}

export function wishOf(address: string): Wish {
  const params = new URLSearchParams(address);
  return {
    standing: STANDINGS.find((value) => value === params.get('show')) ?? 'all',
    text: params.get('find') ?? '',
  };
}

/** By a part of the name, or by the number. */
export function isWanted(of: Registration, { standing, text }: Wish, now: number): boolean {
  if (standing !== 'all' && standingOf(of, now) !== standing) return false;
  return hasWords(`${nameOf(of.player)} ${of.player.id}`, text);
}

export function countsOf(all: readonly Registration[], now: number): Record<Standing, number> {
  const counts = { uninvited: 0, invited: 0, lapsed: 0 };
  for (const each of all) counts[standingOf(each, now)] += 1;
  return counts;
}
