// Who is to play in place of a player who has not moved yet: among whom the player is chosen, and what the server
// refuses, at its field and in words about somebody else than the reader.
import type { components } from '../api/schema';
import type { Player, Problem } from '../api/types';
import { dashed, has, lang } from '../i18n';
import { sectionText } from '../sectionName';
import { isolated } from '../ui/isolated';
import type { RuleSet } from './api';
import type { SectionGlance } from './sectionLines';

/** Who does not play, and who plays instead. */
export type ReplaceBeforePlay = components['schemas']['ReplaceBeforePlay'];

/** A refusal of one of these codes stands at this field; any other is about the event. */
const FIELDS: Readonly<Record<string, 'replaced' | 'newcomer' | 'fee' | 'reason'>> = {
  not_in_start_list: 'replaced',
  replaced_already: 'replaced',
  withdrawal_under_way: 'replaced',
  no_unfinished_game: 'replaced',
  has_begun: 'replaced',
  started_elsewhere: 'replaced',
  unknown_player: 'newcomer',
  plays_already: 'newcomer',
  already_entered: 'newcomer',
  suspended: 'newcomer',
  director_plays: 'newcomer',
  organiser_enters_alone: 'newcomer',
  other_federation: 'newcomer',
  ladies_only: 'newcomer',
  invitation_only: 'newcomer',
  outside_class: 'newcomer',
  section_not_won: 'newcomer',
  win_used: 'newcomer',
  not_qualified: 'newcomer',
  second_norm_event: 'newcomer',
  entry_not_confirmed: 'newcomer',
  identity_not_proved: 'newcomer',
  deposit_not_paid: 'newcomer',
  fee_not_paid: 'fee',
  reason_too_long: 'reason',
};

/** Codes for which this form has words of its own have another name. */
const OWN = 'newcomer_';

/** The same for codes with words of their own. */
export const FIELD_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FIELDS).flatMap(([code, field]) => [
    [code, field],
    [`${OWN}${code}`, field],
  ]),
);

/** A refusal as this form has words for it: others speak of an entry, or to the player. */
export const inOwnWords = (problem: Problem): Problem =>
  has(`error-newcomer-${dashed(problem.code)}`)
    ? { ...problem, code: `${OWN}${problem.code}` }
    : problem;

/** The article by which a player leaves before the first move. */
export const leavingRule = (rules: RuleSet | null): string =>
  rules === 'sks' ? 'SKS-7.1' : 'TR-8.1';

/** A player of the event, and the section in words. */
export interface Listed {
  player: Player;
  section: string;
}

/** In which section a player is listed; nothing of somebody who is not. */
export function listedIn(
  sections: readonly Pick<SectionGlance, 'name' | 'players'>[],
  id: number,
): Listed | undefined {
  for (const { name, players } of sections) {
    const player = players.find((each) => each.id === id);
    if (player) return { player, section: sectionText(name) };
  }
  return undefined;
}

/** The family name first, by which a list is searched. */
export const listName = ({ family_name, given_name, id }: Player): string =>
  `${isolated(family_name)}, ${isolated(given_name)} (${id})`;

/** In the order in which names are looked for. */
export const byName = (players: readonly Player[]): Player[] =>
  [...players].sort(
    (a, b) =>
      a.family_name.localeCompare(b.family_name, lang.value) ||
      a.given_name.localeCompare(b.given_name, lang.value),
  );
