// Payments of a bank's list, matched with the entries that they pay for: by the player's number, else by the name. Only
// what leaves no doubt is sure; everything else somebody looks at.
import type { Entry, Fee } from '../events/api';
import { isAlive } from '../events/entry';
import { type BankFile, type Columns, type Row, amountOf, dayOf, isGone } from './bankFile';

/** In the order in which they are shown. */
export const KINDS = [
  'sure',
  'likely',
  'differs',
  'used',
  'paid',
  'not_due',
  'unknown',
  'unread',
] as const;
/**
 * `sure`: number and amount; `likely`: name and amount, or something speaks against it; `differs`: another amount or
 * currency; `used`: credited to somebody since the list was opened; `paid`: already; `not_due`: the player enters free,
 * or does not play; `unknown`: the amount of a fee, and nobody who is named; `unread`: no amount could be read.
 */
export type Kind = (typeof KINDS)[number];

/**
 * Why a payment is no more than likely: it has left the account, it is older than the entry, or the number stands
 * where it may be a postal code.
 */
export const DOUBTS = ['gone', 'early', 'number'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** Who was recorded as paid by which line, since the list was opened: players' numbers. */
export type Credits = ReadonlyMap<number, readonly number[]>;

export interface Found {
  kind: Kind;
  /** Whom it may pay for; several where the name, or the amount, fits several. */
  entries: readonly Entry[];
  row: Row;
  /** As it stands in the file. */
  amount: string;
  text: string;
  doubts: readonly Doubt[];
  /** Who is named in the line as well, and has paid: it may be that payment. */
  paid: readonly Entry[];
  /** How many fees of the line are still to be credited. */
  times: number;
}

export interface Matched {
  found: readonly Found[];
  /** Movements that have nothing to do with the fee. */
  others: number;
  /** Debits that were left out. */
  debits: number;
  /** Lines that say no amount in this column. */
  empty: number;
}

/** Shorter numbers stand in bank lists for something else too often. */
const SURE_DIGITS = 5;

/** Letters that are more than a letter with an accent. */
const LETTERS: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
/** As banks write letters that they do not have: "Mueller", "Soerensen", "Aase". */
const TWO: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

const without = (text: string): string =>
  text
    .replace(/[øłđßæœı]/g, (each) => LETTERS[each] ?? each)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** A text without capitals and accents, in the two ways in which it may be written. */
function spellings(text: string): string[] {
  const small = text.normalize('NFC').toLowerCase();
  return [without(small), without(small.replace(/[äöüøå]/g, (each) => TWO[each] ?? each))];
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}]+/u).filter(Boolean);

/** Each word of a name in its spellings. Of several given names the first one will do. */
interface Named {
  entry: Entry;
  words: readonly (readonly string[])[];
}

function namedAs(entry: Entry): Named | null {
  const [given] = wordsOf(entry.player.given_name);
  const family = wordsOf(entry.player.family_name);
  if (!given || given.length < 2 || !family.length) return null;
  return { entry, words: [given, ...family].map(spellings) };
}

/** The entries by what may stand in a text. */
interface Index {
  numbers: ReadonlyMap<number, Entry>;
  /** By the first word of the family name. */
  names: ReadonlyMap<string, readonly Named[]>;
}

function indexOf(entries: readonly Entry[]): Index {
  const names = new Map<string, Named[]>();
  for (const named of entries.map(namedAs))
    for (const word of new Set(named?.words[1]))
      if (named) names.set(word, [...(names.get(word) ?? []), named]);
  return { numbers: new Map(entries.map((entry) => [entry.player.id, entry])), names };
}

/** Runs of digits, and those that points, slashes and hyphens join: dates, accounts, or several players. */
const CHAINS = /\d+(?:[./,-]\d+)*/g;
const MARK_BEFORE = /(^|[^\p{L}])(vs|id|no|nr|č|čís|číslo|cislo|number|nummer|iccf)[.:]*\s*$/iu;

/** Who is named by number, standing alone or among numbers of players only; and whether a mark says what it is. */
function byNumber(text: string, { numbers }: Index): [Entry, boolean][] {
  const found: [Entry, boolean][] = [];
  for (const match of text.matchAll(CHAINS)) {
    const before = text.slice(0, match.index);
    const after = text.charAt(match.index + match[0].length);
    const marked = MARK_BEFORE.test(before);
    if (/\p{L}/u.test(after) || (/\p{L}$/u.test(before) && !marked)) continue;
    const named = match[0].split(/[./,-]/).map((digits) => numbers.get(Number(digits)));
    const all = named.filter((entry) => entry !== undefined);
    if (all.length === named.length) found.push(...all.map((e): [Entry, boolean] => [e, marked]));
  }
  return found;
}

/** Whether the words of a name stand beside each other: the family name before the given one, or behind it. */
function isTogether({ words: [given = [], ...family] }: Named, text: readonly string[]): boolean {
  const is = (name: readonly (readonly string[])[]) =>
    text.some((_, at) => name.every((forms, next) => forms.includes(text[at + next] ?? '')));
  return is([given, ...family]) || is([...family, given]);
}

/** Who is named by given and family name, in any order; where two are named, not by one name of each. */
function byName(text: string, { names }: Index): Named[] {
  const written = spellings(text).map(wordsOf);
  const words = new Set(written.flat());
  const all = new Set([...words].flatMap((word) => names.get(word) ?? []));
  const found = [...all].filter((named) =>
    named.words.every((forms) => forms.some((form) => words.has(form))),
  );
  const together = found.filter((named) => written.some((each) => isTogether(named, each)));
  return together.length ? together : found;
}

/** How a currency may be written beside an amount. */
const SIGNS: Record<string, readonly string[]> = {
  EUR: ['€'],
  CZK: ['Kč', 'Kc'],
  USD: ['$'],
  GBP: ['£'],
  PLN: ['zł', 'zl'],
  HUF: ['Ft'],
  CHF: ['Fr.', 'Fr'],
};

const isCurrency = (said: string, currency: string): boolean =>
  !said ||
  said.toUpperCase() === currency ||
  !!SIGNS[currency]?.some((sign) => sign.toLowerCase() === said.toLowerCase());

interface Payment {
  row: Row;
  amount: string;
  text: string;
  units: number;
  /** It is in the currency of the fee, or says none. */
  fits: boolean;
  gone: boolean;
  /** The earliest day that the line says. */
  day: string | null;
}

const textOf = ({ cells }: Row, columns: readonly number[]): string =>
  columns
    .map((at) => cells[at] ?? '')
    .filter(Boolean)
    .join(' · ');

function paymentOf(row: Row, columns: Columns, fee: Fee, digits: number): Payment | null {
  const { cells } = row;
  const told = cells[columns.amount] ?? '';
  // In a currency with other parts it is another amount, but one all the same.
  const amount = amountOf(told, digits) ?? amountOf(told, 3);
  if (!amount) return null;
  const code = columns.currency === null ? '' : (cells[columns.currency] ?? '');
  const way = columns.direction === null ? '' : (cells[columns.direction] ?? '');
  return {
    row,
    amount: amount.currency || !code ? told : `${told} ${code}`,
    text: textOf(row, columns.texts),
    units: Math.abs(amount.units),
    fits:
      amountOf(told, digits) !== null &&
      isCurrency(amount.currency, fee.currency) &&
      isCurrency(code, fee.currency),
    gone: amount.units < 0 || isGone(way),
    day:
      columns.dates
        .map((each) => dayOf(cells[each.at] ?? '', each))
        .filter((each) => each !== null)
        .sort()[0] ?? null,
  };
}

type Standing = 'due' | 'paid' | 'not_due';

/** `settled`: who is paid for by an earlier line of the file. */
function standingOf(entry: Entry, settled: ReadonlySet<Entry>): Standing {
  if (entry.fee_paid_at || settled.has(entry)) return 'paid';
  return isAlive(entry) && !entry.free ? 'due' : 'not_due';
}

/** Who is named in a payment, and how: two ways of being sure of it. */
interface Who {
  numbered: readonly Entry[];
  /** By name, or by a number that may be something else. */
  named: readonly Entry[];
  /** By such a number alone. */
  weak: ReadonlySet<Entry>;
}

function whoIn({ row }: Payment, columns: Columns, index: Index): Who {
  const texts = columns.texts.map((at) => row.cells[at] ?? '');
  const isLong = ({ player }: Entry) => String(player.id).length >= SURE_DIGITS;
  const numbers = columns.texts.flatMap((at) =>
    byNumber(row.cells[at] ?? '', index).map(([entry, marked]): [Entry, boolean] => [
      entry,
      isLong(entry) && (marked || columns.meant.includes(at)),
    ]),
  );
  const numbered = [...new Set(numbers.filter(([, sure]) => sure).map(([entry]) => entry))];
  const weak = numbers.map(([entry]) => entry).filter((entry) => !numbered.includes(entry));
  // A name is written across columns: given and family name in one each. That of somebody who is numbered names
  // no namesake.
  const byNames = byName(texts.join(' '), index);
  const nameOf = ({ words }: Named) => words.join();
  const told = new Set(byNames.filter(({ entry }) => numbered.includes(entry)).map(nameOf));
  const named = byNames.filter((each) => !told.has(nameOf(each))).map(({ entry }) => entry);
  return {
    numbered,
    named: [...new Set([...named, ...weak])],
    weak: new Set(weak.filter((entry) => !named.includes(entry))),
  };
}

/** How many fees an amount is; 0: none, or a part of one. */
const timesOf = (units: number, fee: number): number => (units % fee === 0 ? units / fee : 0);

/** What a payment means for those who are named in it. */
function kindsOf(payment: Payment, { numbered, named }: Who, fee: number): [Kind, Entry[]][] {
  const all = [...numbered, ...named];
  const times = timesOf(payment.units, fee);
  if (!all.length) return payment.fits && times ? [['unknown', []]] : [];
  // Who sends it may be somebody else who has entered: a number says more than a name.
  const meant = numbered.length === times ? [...numbered] : all;
  if (!payment.fits || !times || times > meant.length || numbered.length > times)
    return [['differs', meant]];
  const rest = meant.filter((entry) => !numbered.includes(entry));
  const kinds: [Kind, Entry[]][] = numbered.map((entry) => ['sure', [entry]]);
  // As many as it pays for: each may be meant. More: one line, and somebody chooses.
  if (rest.length === times - numbered.length)
    kinds.push(...rest.map((e): [Kind, Entry[]] => ['likely', [e]]));
  else if (rest.length) kinds.push(['likely', rest]);
  return kinds;
}

/** What speaks against it that the payment is these players' fee. */
function doubtsOf(payment: Payment, who: Who, entries: readonly Entry[]): Doubt[] {
  const { gone, day } = payment;
  // The fee of an entry is not paid before it: it may be that of another event.
  const early = day !== null && entries.some(({ at }) => day < at.slice(0, 10));
  const is: Record<Doubt, boolean> = {
    ...{ gone, early, number: entries.some((entry) => who.weak.has(entry)) },
  };
  return DOUBTS.filter((doubt) => is[doubt]);
}

export interface Terms {
  fee: Fee;
  /** Of the fee's currency. */
  digits: number;
  /** Money that has gone is looked at as well. */
  debits: boolean;
  credits?: Credits;
}

export function match(
  file: BankFile,
  columns: Columns,
  entries: readonly Entry[],
  { fee, digits, debits, credits = new Map() }: Terms,
): Matched {
  const index = indexOf(entries);
  const settled = new Set<Entry>();
  const found: Found[] = [];
  const none = { doubts: [], paid: [], times: 0 };
  const unread = (row: Row, amount: string) =>
    found.push({
      kind: 'unread',
      entries: [],
      row,
      amount,
      text: textOf(row, columns.texts),
      ...none,
    });
  let [others, left, empty] = [0, 0, 0];
  for (const row of file.rows) {
    const payment = paymentOf(row, columns, fee, digits);
    if (!payment) {
      const said = row.cells[columns.amount] ?? '';
      if (said) unread(row, said);
      else empty += 1;
      continue;
    }
    if (payment.gone && !debits) {
      left += 1;
      continue;
    }
    if (payment.units === 0) {
      others += 1;
      continue;
    }
    const { amount, text } = payment;
    const used = creditedIn(row, credits, index);
    if (used.length) found.push({ kind: 'used', entries: used, row, amount, text, ...none });
    // What is left of it, and whom that may be for.
    const units = payment.units - used.length * fee.minor_units;
    if (units <= 0) continue;
    const who = lessThose(whoIn(payment, columns, index), used);
    const kinds = kindsOf({ ...payment, units }, who, fee.minor_units);
    if (!kinds.length && !used.length) others += 1;
    const times = timesOf(units, fee.minor_units);
    const paid = [...who.numbered, ...who.named].filter(
      (entry) => standingOf(entry, settled) === 'paid',
    );
    for (const [kind, those] of kinds) {
      const doubts = doubtsOf(payment, who, those);
      const most = kind === 'sure' && doubts.length ? 'likely' : kind;
      for (const [is, some] of standings(most, those, settled)) {
        const beside = is === 'likely' ? paid : [];
        found.push({ kind: is, entries: some, row, amount, text, doubts, paid: beside, times });
      }
    }
  }
  for (const row of file.short) unread(row, row.cells[columns.amount] ?? '');
  return { found, others, debits: left, empty };
}

/** Those whom a line was credited to, as long as that stands. */
const creditedIn = ({ line }: Row, credits: Credits, { numbers }: Index): Entry[] =>
  (credits.get(line) ?? [])
    .map((id) => numbers.get(id))
    .filter((entry) => entry !== undefined)
    .filter((entry) => entry.fee_paid_at !== null);

const lessThose = ({ numbered, named, weak }: Who, used: readonly Entry[]): Who => ({
  numbered: numbered.filter((entry) => !used.includes(entry)),
  named: named.filter((entry) => !used.includes(entry)),
  weak,
});

/** A payment for somebody who has paid is none that is due; who is sure here is paid for further down. */
function standings(kind: Kind, entries: readonly Entry[], settled: Set<Entry>): [Kind, Entry[]][] {
  if (kind === 'unknown') return [[kind, []]];
  const those = (which: Standing) =>
    entries.filter((entry) => standingOf(entry, settled) === which);
  const parts: [Kind, Entry[]][] = [
    [kind, those('due')],
    ['paid', those('paid')],
    ['not_due', those('not_due')],
  ];
  if (kind === 'sure') for (const entry of those('due')) settled.add(entry);
  // Of several whom a name may mean, those who have paid are out of the question.
  const most = kind === 'likely' && those('due').length ? parts.slice(0, 1) : parts;
  return most.filter(([, some]) => some.length > 0);
}

/**
 * The credits once these players of these lines are recorded. Of what was asked for before, that of `kept` stays: of
 * those who have paid, or are still to be recorded. Who is ticked in two lines has paid twice: both are used.
 */
export function credited(
  credits: Credits,
  asked: readonly (readonly [line: number, entry: Entry])[],
  kept: readonly Entry[],
): Credits {
  const those = new Set(kept.map(({ player }) => player.id));
  const next = new Map<number, number[]>();
  for (const [line, ids] of credits)
    next.set(
      line,
      ids.filter((id) => those.has(id)),
    );
  for (const [line, { player }] of asked) {
    next.set(line, [...new Set([...(next.get(line) ?? []), player.id])]);
  }
  return next;
}
