// Letters in an event of teams: what a conversation is called, in which order they stand, and where they are.
import { plain } from '../format';
import { t } from '../i18n';
import { sectionText } from '../sectionName';
import { session } from '../session';
import { isolated } from '../ui/isolated';
import { fullName } from '../ui/PlayerName';
import type { Conversation, ConversationLine, ConversationWith, Team } from './api';

/** The server's limit, in characters. */
export const LETTER_MAX = 4_000;

/** Where the conversations of an event have their page, and where one of them has. */
export const lettersPath = (event: number, conversation = ''): string =>
  `/events/${event}/letters${conversation && `/${conversation}`}`;

/** Event and conversation in the address of one; null in any other. */
export function conversationIn(address: string) {
  const [, event, conversation] = /^(\d+)\/letters\/([a-z\d-]+)$/.exec(address) ?? [];
  return event && conversation ? { event: Number(event), conversation } : null;
}

const me = (): number | undefined => session.value?.me.player.id;

/** The reader's own team of those in a conversation, and the other one. */
function sidesOf({ teams }: ConversationWith) {
  const mine = teams.find(({ captain }) => captain === me());
  return { mine, other: teams.find((team) => team !== mine) };
}

/** It is with the captain of one team, whom the reader writes to as a captain or as an official. */
export const isToCaptain = (it: ConversationWith): boolean =>
  it.kind === 'between' ||
  ((it.kind === 'officials' || it.kind === 'replaced') && !sidesOf(it).mine);

/** What a conversation is called for whoever reads it. */
export function conversationName(it: ConversationWith): string {
  const { mine, other } = sidesOf(it);
  if (isToCaptain(it)) return t('letters-to-captain', { name: captainsTeam(it) });
  if (it.replaced) return t('letters-to-replaced', { name: fullName(it.replaced) });
  const section = it.section ?? '';
  const name = it.kind === 'section' ? section : isolated((mine ?? other)?.name ?? '');
  return t(`letters-to-${it.kind}`, { name, section: sectionText(section) });
}

/** Who takes part beside those whom the name tells, or for which team the reader writes. */
export function conversationHint(it: ConversationWith): string {
  const { mine } = sidesOf(it);
  if (it.kind === 'replaced') return t(mine ? 'letters-about-games' : 'letters-as-replaced');
  if (it.kind === 'team') return t('letters-with-players');
  if (it.kind === 'section' || it.kind === 'captains') return t('letters-with-officials');
  return mine
    ? t('letters-as-captain', { name: isolated(mine.name) })
    : t('letters-with-officials');
}

/** Those with letters, the newest first; then those without, but for captains of whom there may be many. */
export function listed(lines: readonly ConversationLine[]): ConversationLine[] {
  const written = lines.filter(({ last_at: at }) => at !== null);
  const moment = ({ last_at: at }: ConversationLine) => Date.parse(at ?? '');
  const others = lines.filter((line) => line.last_at === null && !isToCaptain(line.with));
  return [...written.sort((a, b) => moment(b) - moment(a)), ...others];
}

/** Captains to whom nobody has written yet, by the names of their teams. */
export const captainsToWriteTo = (lines: readonly ConversationLine[]): ConversationWith[] =>
  lines
    .filter((line) => line.last_at === null && isToCaptain(line.with))
    .map((line) => line.with)
    .sort((a, b) =>
      plain(captainsTeam(a)).localeCompare(plain(captainsTeam(b)), undefined, { numeric: true }),
    );

/** The team of the captain to whom the reader writes. */
export const captainsTeam = (it: ConversationWith): string =>
  isolated(sidesOf(it).other?.name ?? '');

/** What is known of a conversation after another answer about it, without a gap between its letters. */
export function joined(known: Conversation | null, next: Conversation): Conversation {
  const all = new Map([...(known?.letters ?? []), ...next.letters].map((it) => [it.number, it]));
  const letters = [...all.values()].sort((a, b) => a.number - b.number);
  const gap = letters.findLastIndex((it, at) => it.number - (letters[at - 1]?.number ?? 0) > 1);
  const whole = letters.slice(Math.max(gap, 0));
  const first = whole[0]?.number ?? 1;
  return { ...next, letters: whole, before: first > 1 ? first : null };
}

/** Whether the reader takes part in any conversation of the event. */
export const writes = (teams: readonly Team[]): boolean => teams.some(({ letters }) => !!letters);

/** The way to where the reader writes to a team, or to its captain; null: there is none. */
export const lettersWay = (event: number, letters: Team['letters']) =>
  letters && {
    to: letters.kind === 'team' ? 'team' : 'captain',
    path: lettersPath(event, letters.conversation),
  };
