// What each kind of decision needs, from the fields of its form to the request and to the sentence that
// is looked at before it is sent.
import { clockText, colorText, kindText, resultText } from '../decisions/words';
import { t, dashed } from '../i18n';
import { fullName } from '../ui/PlayerName';
import type { Values } from '../ui/Form';
import { isArticle } from './article';
import type { Color, Player, Session } from '../api/types';
import type { DecisionKind, GameFacts, NewDecision } from '../decisions/api';

export type FieldName =
  | 'side'
  | 'sides'
  | 'player'
  | 'days'
  | 'moves'
  | 'result'
  | 'position'
  | 'title'
  | 'readers'
  | 'undoes';

interface Shape {
  fields: readonly FieldName[];
  /** The rule that it rests on, where that is but one. */
  rule?: string;
  /** Whether it hurts, so that it has to name an article. */
  hurts?: true;
  /** The server's limits for the days. */
  days?: readonly [number, number];
}

export const SHAPES: Record<DecisionKind, Shape> = {
  set_clock: { fields: ['side', 'days', 'moves'], rule: 'LAW-6.11', days: [-1_000, 1_000] },
  stop_clocks: { fields: [], rule: 'LAW-6.10a' },
  resume_clocks: { fields: [], rule: 'LAW-6.10c' },
  penalty: { fields: ['player', 'days'], days: [1, 100], hurts: true },
  default: { fields: ['sides'], hurts: true },
  cancel: { fields: [], hurts: true },
  to_adjudication: { fields: [], rule: 'LAW-11.1' },
  adjudicate: { fields: ['result'], rule: 'LAW-11.1' },
  reinstate: { fields: ['days'], rule: 'LAW-6.8', days: [0, 1_000] },
  restore_position: { fields: ['position'], rule: 'LAW-7.2' },
  warn: { fields: ['player'] },
  order: { fields: ['player'], hurts: true },
  expel: { fields: ['player'], hurts: true },
  message: { fields: ['readers', 'title'] },
  revoke: { fields: ['undoes'] },
};
export const MOVES_MAX = 200;

/** Who decides. */
export type Me = Session['me'];

/** What every FEN begins with: eight ranks and the side to move. The server judges the position. */
const FEN = /^[\w~]+(\/[\w~]+){7} [wb]( |$)/;
export const FEN_LONGEST = 120;

/** Reasons for which a clock lost the game, so that days can be given back to it. */
const ON_TIME = new Set(['time_forfeiture', 'silence']);

/** Whether the reader adjudicates in a section: by office, where they do not direct it (LAW-11.1). */
const adjudicates = ({ director }: GameFacts['section'], { player, roles }: Me): boolean =>
  roles.some((role) => role === 'officer' || role === 'world_tournament_director') &&
  director?.id !== player.id;

/** What the reader can decide about a game as it stands; what the server refuses beyond that it tells. */
export function kindsFor({ standing, section }: GameFacts, me: Me): DecisionKind[] {
  if (standing === 'finished') return ['reinstate'];
  const ended = (['default', 'cancel', 'to_adjudication', 'adjudicate'] as const).filter(
    (kind) => kind !== 'adjudicate' || adjudicates(section, me),
  );
  if (standing === 'elsewhere') return ['restore_position', ...ended];
  const stopped = standing === 'stopped' || standing === 'adjudication';
  return [
    'set_clock',
    stopped ? 'resume_clocks' : 'stop_clocks',
    ...ended.filter((kind) => standing !== 'adjudication' || kind !== 'to_adjudication'),
  ];
}

export const SECTION_KINDS: readonly DecisionKind[] = [
  'warn',
  'order',
  'penalty',
  'expel',
  'message',
  'stop_clocks',
  'resume_clocks',
];

/** What is decided about: one game, or a section. */
export interface About {
  section: number;
  facts?: GameFacts;
  players: readonly Player[];
  case?: number;
}

/** Whether days can be given back with a game that goes on again. */
export const lostOnTime = ({ facts }: About): boolean =>
  !!facts?.ending && ON_TIME.has(facts.ending.reason);

/** The fields of a kind, those left out that cannot apply. */
export const fieldsOf = (kind: DecisionKind, about: About): readonly FieldName[] =>
  kind === 'reinstate' && !lostOnTime(about) ? [] : SHAPES[kind].fields;

const colors = (value: string): Color[] =>
  value === 'both' ? ['white', 'black'] : [value === 'black' ? 'black' : 'white'];

/** What the fields say together. */
export function complaints(
  kind: DecisionKind,
  values: Values,
  about: Pick<About, 'case'>,
): Record<string, string> {
  if (kind === 'set_clock' && !Number(values.days) && !Number(values.moves))
    return { days: t('decide-nothing-set') };
  if (kind === 'restore_position' && !FEN.test(values.position?.trim() ?? ''))
    return { position: t('decide-position-wrong') };
  if (kind === 'message' && !values.title?.trim()) return { title: t('field-required') };
  if (!values.reason?.trim()) return { reason: t('field-required') };
  const rule = values.rule?.trim() ?? '';
  // The case that it answers gives the article.
  if (!rule) return SHAPES[kind].hurts && !about.case ? { rule: t('decide-rule-missing') } : {};
  return isArticle(rule) ? {} : { rule: t('decide-rule-unknown') };
}

/** The request without its key; empty fields are left out. */
export function bodyOf(
  kind: DecisionKind,
  values: Values,
  about: About,
): Omit<NewDecision, 'request'> {
  const { facts } = about;
  const sides = (value = '') => (facts ? colors(value).map((color) => facts[color].player.id) : []);
  const fields = fieldsOf(kind, about);
  const body: Omit<NewDecision, 'request'> = { kind, reason: (values.reason ?? '').trim() };
  if (facts) body.game = facts.game;
  if (fields.includes('side')) body.player = sides(values.side)[0] ?? 0;
  if (fields.includes('sides')) body.players = sides(values.sides);
  if (fields.includes('player')) body.player = Number(values.player);
  if (fields.includes('days') && Number(values.days)) body.days = Number(values.days);
  if (fields.includes('moves') && Number(values.moves)) body.moves = Number(values.moves);
  if (fields.includes('result')) body.white_halves = Number(values.result);
  if (fields.includes('position')) body.position = (values.position ?? '').trim();
  const readers = (values.readers ?? '').split(' ').filter(Boolean).map(Number);
  if (fields.includes('readers') && readers.length) body.players = readers;
  if (fields.includes('title')) body.title = (values.title ?? '').trim();
  if (values.undoes) body.undoes = Number(values.undoes);
  if (values.rule?.trim()) body.rule = values.rule.trim();
  if (about.case !== undefined) body.case = about.case;
  return body;
}

/** Who a decision about a game names: "White (Tomáš Novák)". */
function sideText(facts: GameFacts, id: number | undefined): string {
  const color: Color = facts.white.player.id === id ? 'white' : 'black';
  return t('decide-side', { color: colorText(color), who: fullName(facts[color].player) });
}

/** The decision in a sentence, before it is sent. */
export function sentenceOf(body: Omit<NewDecision, 'request'>, about: About): string {
  const { kind } = body;
  const [days, moves] = [body.days ?? 0, body.moves ?? 0];
  const { facts, players } = about;
  const id = `decide-say-${dashed(kind)}`;
  if (facts) {
    const game = String(facts.game);
    if (kind === 'set_clock')
      return t(id, {
        game,
        who: sideText(facts, body.player ?? undefined),
        what: clockText(days, moves),
      });
    if (kind === 'default')
      return t(body.players?.length === 2 ? 'decide-say-default-both' : id, {
        game,
        who: sideText(facts, body.players?.[0]),
      });
    if (kind === 'adjudicate') return t(id, { game, result: resultText(body.white_halves ?? 0) });
    if (kind === 'reinstate')
      return [t(id, { game }), days > 0 && t('decide-say-days-back', { n: days })]
        .filter(Boolean)
        .join(' ');
    if (kind === 'stop_clocks' || kind === 'resume_clocks') return t(`${id}-game`, { game });
    return t(id, { game });
  }
  const player = players.find((each) => each.id === body.player);
  const who = player ? fullName(player) : '';
  if (kind === 'stop_clocks' || kind === 'resume_clocks') return t(`${id}-all`);
  if (kind === 'message')
    return t(id, { n: body.players?.length ?? players.length, some: body.players ? 'yes' : 'no' });
  if (kind === 'revoke') return t(id, { n: String(body.undoes ?? '') });
  return t(id, { who, n: days });
}

/** What has been done, for the news above the form. */
export const doneText = (kind: string, id: number): string =>
  t('decide-done', { kind: kindText(kind), n: String(id) });
