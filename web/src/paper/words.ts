// Words of an event's paper: places, points, days, who holds it.
import type { Player } from '../api/types';
import type { EventView, SectionView } from '../events/api';
import { capital } from '../events/capital';
import { leadText } from '../events/StageLeads';
import { stageText } from '../events/stages';
import { halves, num } from '../format';
import { lang, t } from '../i18n';
import { controlText } from '../timeControl';
import { federationName } from '../ui/federations';
import { fullName } from '../ui/PlayerName';
import type { Span } from './places';

/** "2nd", "2.": which ending it has, the language says. */
function ordinal(n: number): string {
  const form = new Intl.PluralRules(lang.value, { type: 'ordinal' }).select(n);
  return t('paper-ordinal', { n: String(n), form });
}

/** "5th place", "shared 2nd–3rd place". */
export const placeText = ({ from, to }: Span): string =>
  from === to
    ? t('paper-place', { place: ordinal(from) })
    : t('paper-place-shared', { from: ordinal(from), to: ordinal(to) });

/** "for first place", "for shared 2nd–3rd place". */
export const forPlace = ({ from, to }: Span): string =>
  from === to
    ? t('paper-for-place', { n: from, place: ordinal(from) })
    : t('paper-for-place-shared', { from: ordinal(from), to: ordinal(to) });

/** With what a number begins when it is read aloud, by which prepositions go: 16 → 16, 24 → 20, 136 → 100. */
function leading(n: number): number {
  const unit = n >= 100 ? 100 : n >= 20 ? 10 : 1;
  return Math.floor(n / unit) * unit;
}

/** "4½ points from 6 games". */
export function scoreText(half: number, games: number): string {
  const points = half % 2 ? halves(half) : num(half / 2);
  return t('paper-score', { points, n: half / 2, games, leading: leading(games) });
}

/** "section 3" in the middle of a sentence; a name that somebody gave stays as it is. */
export function inSentence(text: string, name: string): string {
  const [first = '', ...rest] = text;
  return text === name ? text : first.toLocaleLowerCase(lang.value) + rest.join('');
}

export const organiserName = (organiser: string): string =>
  organiser === 'ICCF'
    ? t('paper-by-iccf')
    : t('paper-by-federation', { name: federationName(organiser) });

/** "12, 14", "12–15": the numbers of sections. */
export function numbersText(numbers: readonly number[]): string {
  const [first = 0] = numbers;
  const inRow = numbers.length > 2 && numbers.every((n, at) => n === first + at);
  return inRow ? `${first}–${numbers.at(-1)}` : numbers.join(', ');
}

/** With the title in front. */
export const titled = (player: Player): string =>
  player.title ? `${player.title} ${fullName(player)}` : fullName(player);

/** "CCM Marit Solberg (390044)". */
export const numbered = (player: Player): string => `${titled(player)} (${player.id})`;

export const timeText = ({ time_control: control }: EventView): string =>
  `${capital(controlText(control))}.`;

export const leaveText = ({ announcement: { leave_days: leave } }: EventView): string =>
  leave ? t('events-leave', { days: t('game-days', { n: leave }) }) : t('events-no-leave');

/** Whose tables say who plays; null where players enter. */
export function originText({ round_before: before, announcement }: EventView): string | null {
  const n = announcement.previous_round?.advancing;
  if (before && announcement.system === 'swiss')
    return t('paper-from-round-swiss', { name: before.name });
  return before && n ? t('paper-from-round', { n, name: before.name }) : null;
}

/** What the places of an event are good for, as it was announced. */
export function advancement(event: EventView): string[] {
  const { leads, next_stage: next, announcement, stage } = event;
  const promotion = announcement.teams?.promotion;
  return [
    ...(next && leads.length === 0 ? [t('events-next-stage', { stage: stageText(next) })] : []),
    ...leads.map((lead) => `${capital(leadText(lead))}.`),
    ...(leads.length ? [t('events-leads-highest')] : []),
    ...(announcement.system === 'knock_out' ? [t('paper-knock-out')] : []),
    ...(announcement.system === 'swiss'
      ? [t('paper-swiss', { n: announcement.games_each ?? 0 })]
      : []),
    ...(announcement.winner_alone_advances ? [t('events-winner-alone')] : []),
    ...(stage?.startsWith('world_cup_')
      ? [t(stage === 'world_cup_final' ? 'events-prizes-final' : 'events-prizes-winner')]
      : []),
    ...(promotion ? [t('events-promotion', { terms: promotion })] : []),
  ];
}

/** When the last of these games ended. */
export const lastEnd = (tables: readonly Pick<SectionView, 'players'>[]): string | null =>
  tables
    .flatMap(({ players }) => players.flatMap(({ cells }) => cells.flat()))
    .flatMap(({ ended_at }) => ended_at ?? [])
    .sort()
    .at(-1) ?? null;

/** When something was done with an event; what was taken back and done again, the last time. */
export const actOn = ({ acts }: Pick<EventView, 'acts'>, name: string): string | undefined =>
  acts.findLast(({ act }) => act === name)?.at;

/**
 * Since when the tables are final: they were confirmed, and no table is final before its last game is over.
 * Of an event that was brought here from elsewhere only the games tell.
 */
export function finalSince(
  { acts }: Pick<EventView, 'acts'>,
  tables: readonly Pick<SectionView, 'players'>[],
): string | null {
  const confirmed = actOn({ acts }, 'finished');
  const end = lastEnd(tables);
  if (!confirmed || !end) return confirmed ?? end;
  return Date.parse(confirmed) < Date.parse(end) ? end : confirmed;
}
