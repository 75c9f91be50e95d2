// What an event announces, in sentences: the same on its page and before an announcement is sent.
import type { TimeControl } from '../api/types';
import { t, dashed } from '../i18n';
import { qualifiedStage } from '../qualifications/api';
import { SILENCE_DAYS_MAX } from '../silence';
import { controlText } from '../timeControl';
import { capital } from './capital';
import type { Announcement } from './api';
import { stageText } from './stages';
import { classText, kindText, money, organiserText, variantText } from './words';

export const GROUPS = ['who', 'how', 'time', 'draws', 'ties', 'spectators', 'fee'] as const;
export type Group = (typeof GROUPS)[number];

/** What an announcement says of one thing, sentence by sentence. */
export interface Sentences {
  group: Group;
  sentences: string[];
}

/** Games that everybody in a full section has; of a Swiss tournament an event is a round. */
export function gamesEach({ system, section_size: size, games_each: each }: Announcement): number {
  if (system === 'silli' || system === 'knock_out') return each ?? 0;
  if (system === 'swiss') return 1;
  if (system === 'scheveningen') return Math.floor(size / 2);
  return (size - 1) * (system === 'double_round_robin' ? 2 : 1);
}

/** Which teams may enter, where teams play. */
const whoOfTeams = ({ teams }: Announcement): string[] =>
  teams
    ? [t('events-teams', { n: teams.boards }), t(`events-teams-eligible-${teams.eligible}`)]
    : [];

/** Whose tables say who plays; players of other countries stay out of a national event all the same. */
function whoAdvances(announcement: Announcement, name: string | undefined) {
  const { previous_round: previous, system } = announcement;
  if (!previous) return null;
  if (system === 'swiss')
    return name ? t('events-round-rule-swiss-of', { name }) : t('events-round-rule-swiss');
  const n = previous.advancing;
  return name ? t('events-round-rule-of', { n, name }) : t('events-round-rule', { n });
}

function who(announcement: Announcement, before: string | undefined): string[] {
  const { entry, organiser, stage, teams, unrated_level: level } = announcement;
  const told = [
    ...(stage ? [t('events-stage', { stage: stageText(stage) })] : []),
    ...whoOfTeams(announcement),
  ];
  const advance = whoAdvances(announcement, before);
  if (advance) told.push(advance);
  if (advance ? entry === 'national' : !teams || entry !== 'open')
    told.push(
      entry === 'national'
        ? t('events-entry-national', { federation: organiserText(organiser) })
        : entry === 'invitation' && qualifiedStage(announcement)
          ? t('events-entry-qualified')
          : t(`events-entry-${dashed(entry)}`),
    );
  if (level !== null) told.push(t('events-unrated-level', { n: String(level) }));
  return told;
}

function start({ variant, start_positions: first }: Announcement): string | null {
  if (first.kind === 'usual') return variant === 'chess' ? null : t('events-start-usual');
  if (first.kind === 'from') return t('events-start-from', { fen: first.fen });
  return t(`events-start-${dashed(first.kind)}`);
}

/** Who plays whom, and with which colours. */
function meetings(announcement: Announcement): string[] {
  const { system, section_size: n, games_each: each, teams, previous_round } = announcement;
  const games = gamesEach(announcement);
  if (system === 'silli')
    return [t('events-system-silli', { n, games }), t('events-silli-colours')];
  if (system === 'knock_out')
    return [
      t('events-system-knock-out', { n: games }),
      t(games > 1 ? 'events-system-knock-out-colours' : 'events-colours'),
    ];
  if (system === 'swiss')
    return [
      t('events-system-swiss', { n: each ?? 0 }),
      t('events-system-swiss-colours'),
      ...(previous_round ? [] : [t('events-system-swiss-lot')]),
      t('events-system-swiss-bye'),
    ];
  return [
    t(`events-${teams ? 'teams-' : ''}system-${dashed(system)}`, { n, half: Math.floor(n / 2) }),
    ...divisions(announcement),
    t('events-games-each', { n: games }),
    t(teams ? 'events-teams-colours' : 'events-colours'),
  ];
}

/** In which divisions a season of a league is played. */
function divisions({ stage, teams }: Announcement): string[] {
  const names = teams?.league?.divisions;
  if (!names) return [];
  const told = { n: names.length, names: names.join(', ') };
  // Of others' leagues their organisers say how many divisions there are.
  return [t(stage === 'league' ? 'events-divisions-iccf' : 'events-divisions', told)];
}

function how(announcement: Announcement): string[] {
  const { variant, rule_set, rated, norms } = announcement;
  const { ladies, norm_class: stage, outside_laws: outside } = announcement;
  const { winner_alone_advances: winnerAlone, medium } = announcement;
  const first = start(announcement);
  return [
    t('events-what', { variant: variantText(variant), kind: kindText(announcement.kind) }),
    ...(first ? [first] : []),
    ...meetings(announcement),
    ...(medium === 'server' ? [t(`events-conditional-${announcement.conditional_moves}`)] : []),
    ...(outside ? [t(`events-outside-${dashed(outside)}`)] : []),
    t(rated ? (variant === 'chess960' ? 'events-rated-960' : 'events-rated') : 'events-unrated'),
    ...(norms ? [t('events-norms')] : []),
    ...(winnerAlone ? [t('events-winner-alone')] : []),
    ...(stage ? [t('events-norm-class', { stage: t(`events-norm-class-${dashed(stage)}`) })] : []),
    ...(ladies ? [t('events-ladies')] : []),
    ...(rule_set ? [t(`events-rules-${rule_set}`)] : []),
  ];
}

function time(announcement: Announcement, control: TimeControl): string[] {
  const { leave_days: leave, silence, flag, medium } = announcement;
  const told = [
    `${capital(controlText(control))}.`,
    leave ? t('events-leave', { days: t('game-days', { n: leave }) }) : t('events-no-leave'),
  ];
  // No clock runs here, so that nothing ends a game by itself.
  if (medium !== 'server')
    return [
      t(`events-medium-${medium}`),
      ...told,
      ...(control.kind === 'none' ? [] : [t('events-flag-elsewhere')]),
    ];
  return [
    ...told,
    t(silence === 'off' ? 'events-silence-off' : 'events-silence', { n: SILENCE_DAYS_MAX }),
    ...(control.kind === 'none' ? [] : [t(`events-flag-${flag}`)]),
  ];
}

function draws({ draw_offers: offers }: Announcement): string[] {
  const n = offers.policy === 'not_before' ? offers.first_move : 0;
  return [t(`events-draws-${dashed(offers.policy)}`, { n })];
}

function replacements(terms: NonNullable<Announcement['teams']>['replacements']): string[] {
  const { most, once_a_board: once, naming_days: days } = terms;
  return [
    ...(most === null ? [] : [t('events-replaced-most', { n: most })]),
    ...(once ? [t('events-once-a-board')] : []),
    ...(days === null ? [] : [t('events-naming-days', { n: days })]),
  ];
}

function ties(announcement: Announcement): string[] {
  const { tie_breaks: breaks, teams, rule_set: rules, system } = announcement;
  const how = breaks.map((each) => t(`events-tie-${dashed(each)}`)).join(', ');
  if (teams)
    return [
      t('events-scoring'),
      t(`events-teams-order-${rules ?? 'iccf'}`),
      ...(how ? [t('events-teams-ties', { how })] : []),
      ...replacements(teams.replacements),
      ...(teams.promotion ? [t('events-promotion', { terms: teams.promotion })] : []),
    ];
  return [
    t('events-scoring'),
    ...(system === 'swiss' ? [t('events-system-swiss-order')] : []),
    how ? t('events-ties', { how }) : t('events-ties-none'),
    t(system === 'knock_out' ? 'events-system-knock-out-level' : 'events-ties-shared'),
  ];
}

function spectators({ visibility }: Announcement): string[] {
  if (visibility.kind === 'finished') return [t('events-seen-finished'), t('events-seen-players')];
  const { after_finished: after, delay_moves: delay } = visibility;
  return [
    t('events-seen-live', { n: delay }),
    ...(after ? [t('events-seen-after', { n: after })] : []),
    t('events-seen-players'),
  ];
}

/** `control` is the announcement's own, in its parts; `before` the name of the event that it goes on from, where known. */
export function sentencesOf(
  announcement: Announcement,
  control: TimeControl,
  before?: string,
): Sentences[] {
  const { fee } = announcement;
  const told: Record<Group, string[]> = {
    who: who(announcement, before),
    how: how(announcement),
    time: time(announcement, control),
    draws: draws(announcement),
    ties: ties(announcement),
    spectators: spectators(announcement),
    fee: [fee ? t('events-fee', { fee: money(fee) }) : t('events-free')],
  };
  return GROUPS.map((group) => ({ group, sentences: told[group] }));
}

/** Who holds it and for whom it is, in a few words, and how moves are sent elsewhere: "ICCF · Master Class · by post". */
export const inShort = ({
  organiser,
  entry,
  teams,
  medium,
}: Pick<Announcement, 'organiser' | 'entry' | 'teams' | 'medium'>): string =>
  [
    organiserText(organiser),
    teams ? t(`events-class-teams-${teams.eligible}`) : classText(entry),
    ...(medium === 'server' ? [] : [t(`events-short-${medium}`)]),
  ].join(' · ');
