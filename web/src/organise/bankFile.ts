// A bank's list of an account's movements, as banks and Excel write it: its lines, and what stands in its columns.
// Amounts are whole numbers of the currency's smallest unit throughout.

/** A line of the file with its cells. */
export interface Row {
  /** In the file, counted from 1. */
  line: number;
  cells: readonly string[];
}

export interface BankFile {
  /** As the file names them, or empty. */
  headings: readonly string[];
  rows: readonly Row[];
  /** Lines with too few cells to be a movement. */
  short: readonly Row[];
}

/** What stands in which column; null: nowhere. */
export interface Columns {
  amount: number;
  currency: number | null;
  /** "S" or "H", "DBIT" or "CRDT": whether money has gone or come. */
  direction: number | null;
  /** Those in which a player may be named. */
  texts: readonly number[];
  /** Those of them whose heading says that it is a symbol, a reference or a message: numbers are meant there. */
  meant: readonly number[];
  dates: readonly DateColumn[];
}

/** `month_first`: "11/28/2026". */
export interface DateColumn {
  at: number;
  month_first: boolean;
}

const SEPARATORS = [';', '\t', ',', '|'] as const;

/** Lines that say something, each divided by the separator; quoted ones hold separators and ends of lines. */
function recordsOf(text: string, separator: string, quotes = true): Row[] {
  const rows: Row[] = [];
  let [cells, cell, line, begun, quoted] = [[] as string[], '', 1, 1, false];
  const end = () => {
    cells.push(cell.trim());
    if (cells.some(Boolean)) rows.push({ line: begun, cells });
    [cells, cell, begun] = [[], '', line];
  };
  for (let at = 0; at < text.length; at += 1) {
    const each = text.charAt(at);
    if (each === '\n') line += 1;
    if (quoted) {
      if (each !== '"') cell += each === '\n' ? ' ' : each;
      else if (text.charAt(at + 1) === '"') {
        cell += each;
        at += 1;
      } else quoted = false;
    } else if (quotes && each === '"' && !cell.trim()) [quoted, cell] = [true, ''];
    else if (each === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (each === '\n') end();
    else cell += each;
  }
  // A mark that was never closed is one of inches, or of a bank that knows none.
  if (quoted) return recordsOf(text, separator, false);
  end();
  return rows;
}

/** How many cells most of the lines have. */
function widthOf(rows: readonly Row[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}

/** Capitals, accents, points and gaps make no difference. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** As banks head the column with what was paid: Czech, Slovak, German, English, Polish. */
const AMOUNT = /\b(castka|objem|suma|betrag|umsatz|gutschrift|haben|amount|credit|kwota|prijem)\b/;
const BALANCE = /\b(zustatek|zostatok|saldo|kontostand|balance)\b/;
const CURRENCY = /\b(mena|wahrung|waehrung|currency|waluta)\b/;
const DATE = /\b(datum|date|valuta|tag|buchungstag|splatnost|data)\b/;
const ACCOUNT =
  /\b(ucet|ucty|protiucet|uctu|konto|kontonummer|account|iban|bic|blz|swift|banky|bankleitzahl)\b/;
const BESIDE = /\b(kurz|kurs|rate|poplatek|gebuhr|fee)\b/;
/** Of what was paid before it was changed into the account's currency. */
const ORIGINAL = /\b(puvodni|povodna|original\w*|urspr\w*|fremd\w*|foreign)\b/;
/** Of a whole movement, not of an account: "Account holder", "Název protiúčtu", "Kontoinhaber". */
const WHOSE = /\b(nazev|jmeno|name|holder|inhaber|beneficiary|majitel)\b/;

/** Where whoever pays says what for: Czech, Slovak, German, English, Polish. */
const MEANT =
  /\b(vs|ss|variabilni|specificky|symbol|verwendungszweck|zweck|betreff|referenz|reference|ref|message|memo|note|purpose|zprava|sprava|poznamka|komunikat|tytu\w*)\b/;
/** Of every payment of its sort: "Konstantní symbol". */
const CONSTANT = /\b(ks|konst\w*)\b/;

const DATED = /^\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{1,4}( .*)?$|^(19|20)\d{6}$/;
const DIRECTIONS =
  /^(s|h|d|c|k|dbit|crdt|debit|credit|debet|kredit|soll|haben|odchozi|prichozi|-|\+)$/;
const GONE = /^(s|d|dbit|debit|debet|soll|odchozi|-)$/;

export const isGone = (direction: string): boolean => GONE.test(bare(direction) || direction);

/** Digits that stand between points and gaps, with the sign and the currency that surround them; "0,250" is none. */
const NUMBER =
  /^(?!0+[ .,'’]\d{3})(?:\d{1,3}(?:[ .,'’]\d{3})+(?:[.,]\d{1,2})?|\d{1,12}(?:[.,]\d{1,3})?)$/;

export interface Amount {
  /** In the currency's smallest unit; less than nothing where money has gone. */
  units: number;
  /** As it stands beside the amount: a code, or a sign. */
  currency: string;
}

/** Which of the marks in a number is before its parts: the last one, if what follows is no group of three. */
function partsOf(digits: string): [whole: string, part: string] {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return [digits, ''];
  const [mark, part] = [digits.charAt(last), digits.slice(last + 1)];
  const once = digits.indexOf(mark) === last;
  const other = digits.includes(mark === '.' ? ',' : '.');
  // "1.025" is a thousand and more, "1.025,00" too; "0,125" is none of either.
  if (part.length === 3 && !(once && other)) return [digits.slice(0, last) + part, ''];
  return [digits.slice(0, last), part];
}

const CODES =
  /^([A-Z]{3}|[Kk][Čč]|[Kk][Cc]|[Zz][łŁ]|[Zz][Ll]|[Ff][Tt]|Fr\.?|kr\.?|\p{Sc}|eur|czk|usd|gbp|pln|huf|chf|Eur|)$/u;

/** "1 025,00 Kč", "+25.00", "(25,00)", "25,00-", "500,-", "25.00DR": the amount in units of which a whole one has 10 to the `digits`. */
export function amountOf(text: string, digits: number): Amount | null {
  const plain = text
    .replace(/[\s\u00a0\u2007\u202f]+/g, ' ')
    .replaceAll('\u2212', '-')
    .trim();
  const bracketed = /^\((.*)\)$/.exec(plain);
  const [, before = '', number = '', after = ''] =
    /^([^\d]*)(\d[\d .,'’]*?)([^\d]*)$/.exec(bracketed?.[1] ?? plain) ?? [];
  // Without parts; and as English banks say whether money has come or gone.
  const [, way = ''] = /(?:^|[^A-Z])(CR|DR)$/i.exec(after) ?? [];
  const behind = after.slice(0, after.length - way.length).replace(/^[.,] ?[-–—]+/, '');
  const around = `${before}${behind}`;
  const signs = around.replace(/[^+-]/g, '');
  const currency = around.replace(/[+\-\s]/g, '');
  if (!NUMBER.test(number) || signs.length > 1 || !CODES.test(currency)) return null;
  const [whole, part] = partsOf(number.replace(/[ '’]/g, ''));
  const rest = part.slice(digits);
  if (/[^0]/.test(rest)) return null;
  const units = Number(whole.replace(/[.,]/g, '') + part.slice(0, digits).padEnd(digits, '0'));
  if (!Number.isSafeInteger(units)) return null;
  const gone = bracketed || signs === '-' || way.toUpperCase() === 'DR';
  return { units: gone ? -units : units, currency };
}

/** Looks like money rather than like a number of something: it has a sign, two digits of parts, or a currency. */
const isMoney = (text: string): boolean =>
  amountOf(text, 2) !== null && /[,.](\d{2}(?!\d)|-)|^[+-]|[\p{Sc}]|[A-Z]{3}|[Kk]č/u.test(text);

const share = (values: readonly string[], is: (value: string) => boolean): number => {
  const said = values.filter(Boolean);
  return said.length ? said.filter(is).length / said.length : 0;
};

const isHeading = ({ cells }: Row): boolean => {
  const said = cells.filter(Boolean);
  const named = said.some((each) => AMOUNT.test(bare(each)) || CURRENCY.test(bare(each)));
  return named && said.length > 1 && !said.some((each) => isMoney(each) || DATED.test(each));
};

/** How well a separator divides a text: by lines of the same width, the wider the better. */
function fit(rows: readonly Row[]): number {
  const width = widthOf(rows);
  return width < 2
    ? 0
    : rows.filter(({ cells }) => cells.length === width).length * Math.min(width, 8);
}

/** Null for what is no list: nothing is divided in it. Lines before the headings tell of the account, and are left out. */
export function readBankFile(text: string): BankFile | null {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const all = SEPARATORS.map((each) => recordsOf(source, each));
  const rows = all.reduce((best, each) => (fit(each) > fit(best) ? each : best));
  if (fit(rows) === 0) return null;
  // Of an account above the list little is told in a line.
  const heads = rows.filter(isHeading).map(({ cells }) => cells.length);
  const widest = Math.max(0, ...heads);
  const head = rows.findIndex((row) => row.cells.length === widest && isHeading(row));
  const width = Math.max(2, widthOf(rows.slice(head + 1)) - 1);
  const below = rows.slice(head + 1);
  return {
    headings: rows[head]?.cells ?? [],
    rows: below.filter(({ cells }) => cells.length >= width),
    short: below.filter(({ cells }) => cells.length < width),
  };
}

/** Columns that hold amounts, for whoever corrects what was guessed; the likeliest one first. */
export function amountColumns({ headings, rows }: BankFile): number[] {
  const width = Math.max(headings.length, ...rows.slice(0, 200).map(({ cells }) => cells.length));
  const scores = Array.from({ length: width }, (_, at) => {
    const values = rows.map(({ cells }) => cells[at] ?? '');
    const money = share(values, isMoney);
    const heading = bare(headings[at] ?? '');
    if (share(values, (each) => amountOf(each, 2) !== null) < 0.5) return [at, 0] as const;
    let score = 3 * money + 0.1;
    if (AMOUNT.test(heading)) score += 3;
    if (BALANCE.test(heading)) score -= 4;
    if (BESIDE.test(heading) || ORIGINAL.test(heading)) score -= 2;
    if (DATE.test(heading) || share(values, (each) => DATED.test(each)) > 0.8) score = 0;
    // Every movement has an amount; fees of the bank and amounts in another currency few.
    if (score > 0)
      score += share(
        values.map((each) => each || '?'),
        (each) => each !== '?',
      );
    return [at, score > 0 ? score : money > 0.5 ? 0.01 : 0] as const;
  });
  return scores
    .filter(([, score]) => score > 0)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .map(([at]) => at);
}

/** What stands where, once it is known which column is the amount. */
export function columnsOf({ headings, rows }: BankFile, amount: number): Columns {
  const width = Math.max(headings.length, ...rows.slice(0, 200).map(({ cells }) => cells.length));
  const all = Array.from({ length: width }, (_, at) => at).filter((at) => at !== amount);
  const values = (at: number) => rows.map(({ cells }) => cells[at] ?? '');
  const heading = (at: number) => bare(headings[at] ?? '');
  const near = (a: number, b: number) => Math.abs(a - amount) - Math.abs(b - amount) || b - a;
  const isCode = (at: number) =>
    share(values(at), (each) => /^[A-Z]{3}$/.test(each)) > 0.9 &&
    (CURRENCY.test(heading(at)) || !headings[at]) &&
    !ORIGINAL.test(heading(at));
  const currency = all.filter(isCode).sort(near)[0] ?? null;
  const isWay = (at: number) =>
    share(values(at), (each) => DIRECTIONS.test(bare(each) || each)) > 0.9;
  const direction = all.filter((at) => at !== currency && isWay(at)).sort(near)[0] ?? null;
  const isText = (at: number) =>
    at !== currency &&
    at !== direction &&
    (!ACCOUNT.test(heading(at)) || WHOSE.test(heading(at))) &&
    !DATE.test(heading(at)) &&
    !BALANCE.test(heading(at)) &&
    share(values(at), (each) => isMoney(each) || DATED.test(each)) < 0.8;
  const texts = all.filter(isText);
  const isMeant = (at: number) => MEANT.test(heading(at)) && !CONSTANT.test(heading(at));
  const isDate = (at: number) => share(values(at), (each) => partsOfDate(each) !== null) > 0.5;
  const dates = all.filter((at) => DATE.test(heading(at)) || share(values(at), isDated) > 0.8);
  return {
    ...{ amount, currency, direction, texts, meant: texts.filter(isMeant) },
    dates: dates.filter(isDate).map((at) => ({ at, month_first: isMonthFirst(values(at)) })),
  };
}

const isDated = (text: string): boolean => DATED.test(text);

/** In English and German, by their first letters. */
const MONTHS = [
  'jan',
  'feb',
  'm[aä]r',
  'apr',
  'ma[iy]',
  'jun',
  'jul',
  'aug',
  'sep',
  'o[ck]t',
  'nov',
  'de[cz]',
];
const NAMED = /^(\d{1,2})[. -]+(\p{L}{3})\p{L}*[. -]+(\d{4}|\d{2})(?!\d)/u;

/** Year, and the two numbers beside it as they stand; a time may follow. */
function partsOfDate(
  text: string,
): [year: number, first: number, second: number, mark: string] | null {
  const iso = /^(\d{4})([-./]?)(\d{2})\2(\d{2})(?!\d)/.exec(text);
  if (iso) return [Number(iso[1]), Number(iso[4]), Number(iso[3]), 'iso'];
  const [, day = '', name = '', of = ''] = NAMED.exec(text.normalize('NFC').toLowerCase()) ?? [];
  const month = MONTHS.findIndex((each) => name && new RegExp(each).test(name)) + 1;
  if (month) return [fullYear(of), Number(day), month, 'named'];
  const [, first, mark = '', second, year = ''] =
    /^(\d{1,2})([-./]) ?(\d{1,2})\2 ?(\d{4}|\d{2})(?!\d)/.exec(text) ?? [];
  if (!year) return null;
  return [fullYear(year), Number(first), Number(second), mark];
}

const fullYear = (year: string): number => Number(year) + (year.length === 2 ? 2_000 : 0);

/** "11/28/2026": no month is the 28th. */
const isMonthFirst = (values: readonly string[]): boolean =>
  values.some((each) => {
    const parts = partsOfDate(each);
    return parts !== null && /^[-./]$/.test(parts[3]) && parts[2] > 12;
  });

/** The day, as "2026-11-28". */
export function dayOf(text: string, { month_first: monthFirst }: DateColumn): string | null {
  const parts = partsOfDate(text);
  if (!parts) return null;
  const [year, first, second, mark] = parts;
  const turned = monthFirst && /^[-./]$/.test(mark);
  const [day, month] = turned ? [second, first] : [first, second];
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}
