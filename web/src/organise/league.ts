// What a season of a league announces (TR-5.3-5.4): its divisions as the field holds them, one name a line, and the
// event that was the season before.
import type { EventView, LeagueTerms } from '../events/api';
import { t } from '../i18n';
import { type Draft, alike } from './draft';

/** The server's limits: how many divisions, and how long a name is. */
const DIVISIONS_MIN = 2;
const DIVISIONS_MAX = 9;
const NAME = 30;
/** How many the ICCF League has. */
const OF_THE_LEAGUE = 3;

/** The stage of the ICCF League, whose seasons have divisions. */
const LEAGUE = 'league';

type Fields = Pick<Draft, 'divisions' | 'follows'>;

export const leagueFields = (league: LeagueTerms | null): Fields => ({
  divisions: league?.divisions.join('\n') ?? '',
  follows: String(league?.follows ?? ''),
});

const namesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** No divisions: the event is no season of a league. */
export function leagueOf({ divisions, follows }: Fields): LeagueTerms | null {
  const names = namesIn(divisions);
  if (names.length === 0) return null;
  return { divisions: names, follows: follows.trim() ? Number(follows) : null };
}

const isName = (name: string): boolean => [...name].length <= NAME && !name.includes('/');

function divisionsAreWrong({ divisions, follows, stage }: Draft): string | null {
  const names = namesIn(divisions);
  const ofTheLeague = stage === LEAGUE;
  if (names.length === 0) {
    if (ofTheLeague) return t('organise-divisions-three', { n: OF_THE_LEAGUE });
    return follows.trim() ? t('organise-divisions-missing') : null;
  }
  if (ofTheLeague && names.length !== OF_THE_LEAGUE)
    return t('organise-divisions-three', { n: OF_THE_LEAGUE });
  if (names.length < DIVISIONS_MIN || names.length > DIVISIONS_MAX)
    return t('organise-divisions-count', { min: DIVISIONS_MIN, max: DIVISIONS_MAX });
  const apart = new Set(names.map((name) => name.toLowerCase())).size === names.length;
  return apart && names.every(isName) ? null : t('organise-divisions-names', { n: NAME });
}

/** Complaints by the name of the field. */
export function leagueIsWrong(draft: Draft): Record<string, string> {
  const divisions = divisionsAreWrong(draft);
  if (divisions) return { divisions };
  const follows = draft.follows.trim();
  return follows && !/^[1-9]\d{0,9}$/.test(follows) ? { follows: t('organise-follows-wrong') } : {};
}

/** The next season of a league begins as the one before was announced, and follows it. */
export function nextSeason(event: EventView): Draft {
  return {
    ...alike(event),
    follows: event.announcement.teams?.league ? String(event.id) : '',
  };
}
