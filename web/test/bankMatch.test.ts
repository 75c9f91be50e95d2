// Payments of a bank's list and the entries that they pay for: what is sure, and what somebody has to look at.
import { describe, expect, it } from 'vitest';
import type { Entry } from '../src/events/api';
import { type BankFile, amountColumns, columnsOf, readBankFile } from '../src/organise/bankFile';
import { type Credits, type Kind, credited, match } from '../src/organise/bankMatch';

const FEE = { minor_units: 2_500, currency: 'EUR' };

const entry = (id: number, name: string, rest: Partial<Entry> = {}) => {
  const [given_name = '', ...family] = name.split(' ');
  const player = { id, given_name, family_name: family.join(' '), federation: 'CZE' };
  return {
    ...{
      player,
      at: '2026-10-20T10:00:00Z',
      state: 'entered',
      fee_paid_at: null,
      free: false,
      confirmed_at: null,
    },
    ...rest,
  } as Entry;
};

const ENTRIES = [
  entry(160_012, 'Tomáš Novák'),
  entry(160_013, 'Jürgen Müller-Hahn'),
  entry(160_014, 'Åse Løvberg'),
  entry(160_015, 'Jan Novák'),
  entry(160_016, 'Jan Novák'),
  entry(160_017, 'Petr Dvořák', { fee_paid_at: '2026-11-01T00:00:00Z' }),
  entry(160_018, 'Eva Malá', { free: true }),
  entry(160_019, 'Karel Starý', { state: 'withdrawn' }),
  entry(308, 'Wanda Łęcka'),
];

/** What a list tells: kind, line, and the numbers of the players. */
function told(
  text: string,
  entries = ENTRIES,
  fee = FEE,
  debits = false,
  credits: Credits = new Map(),
) {
  const file = readBankFile(text) as BankFile;
  const columns = columnsOf(file, amountColumns(file)[0] ?? 0);
  const { found, ...counts } = match(file, columns, entries, {
    ...{ fee, digits: 2, debits, credits },
  });
  const lines = found.map(({ kind, row, entries: some }) => [
    kind,
    row.line,
    ...some.map(({ player }) => player.id),
  ]);
  return { lines, found, ...counts };
}

const HEAD = 'Datum;Objem;Měna;Název protiúčtu;VS;Zpráva\n';
const one = (amount: string, rest: string, currency = 'EUR') =>
  told(`${HEAD}12.11.2026;${amount};${currency};${rest}\n`);

describe('one payment', () => {
  it.each<[string, Kind, string, ...number[]]>([
    ['the symbol is the number', 'sure', '25,00|Kdokoli;160012;', 160_012],
    ['with zeros before it', 'sure', '25,00|;0000160012;', 160_012],
    ['the number in a message', 'sure', '25,00|;;startovné 160012, děkuji', 160_012],
    ['as banks of the euro write symbols', 'sure', '25,00|;;/VS160012/SS/KS0308', 160_012],
    ['who sends it has entered as well', 'sure', '25,00|Petr Dvořák;160012;', 160_012],
    ['a namesake is not meant', 'sure', '25,00|Novák Jan;160016;', 160_016],
    ['the name without accents', 'likely', '25,00|NOVAK TOMAS;;', 160_012],
    ['as German banks write it', 'likely', '25,00|Mueller-Hahn, Juergen;;', 160_013],
    ['in two columns', 'likely', '25,00|Løvberg;;Åse', 160_014],
    ['letters that are no accents', 'likely', '25,00|LOVBERG ASE;;', 160_014],
    ['of several namesakes', 'likely', '25,00|Jan Novák;;', 160_015, 160_016],
    ['a number too short to be sure of', 'likely', '25,00|;308;', 308],
    ['another amount', 'differs', '20,00|;160012;', 160_012],
    ['twice the fee for one', 'differs', '50,00|;160012;', 160_012],
    ['one fee for two', 'differs', '25,00|;;160012 160013', 160_012, 160_013],
    ['paid before', 'paid', '25,00|;160017;', 160_017],
    ['who enters free', 'not_due', '25,00|;160018;', 160_018],
    ['who does not play', 'not_due', '25,00|;160019;', 160_019],
    ['nobody', 'unknown', '25,00|Kdokoli;2026;turnaj'],
    ['half a name', 'unknown', '25,00|Novák;;'],
    ['a part of a name', 'unknown', '25,00|Tomášek Nováková;;'],
    ['an account', 'unknown', '25,00|;;z účtu 160012/0800'],
    ['a date', 'unknown', '25,00|;;2026-160012'],
    ['a longer number', 'unknown', '25,00|;1600123;'],
    ['a word with digits', 'unknown', '25,00|;;X160012'],
  ])('%s', (_, kind, said, ...ids) => {
    const [amount = '', rest = ''] = said.split('|');
    expect(one(amount, rest).lines).toEqual([[kind, 2, ...ids]]);
  });

  it('of a debit, or of something else, is not looked at', () => {
    expect(one('-25,00', ';160012;')).toMatchObject({ lines: [], debits: 1, others: 0 });
    expect(one('300,10', 'Dotace;;')).toMatchObject({ lines: [], debits: 0, others: 1 });
    const text = `${HEAD}12.11.2026;-25,00;EUR;;160012;\n`;
    expect(told(text, ENTRIES, FEE, true).lines).toEqual([['likely', 2, 160_012]]);
    expect(told(text, ENTRIES, FEE, true).found[0]?.doubts).toEqual(['gone']);
  });

  it('in another currency is another amount', () => {
    expect(one('25,00', ';160012;', 'CZK').lines).toEqual([['differs', 2, 160_012]]);
    expect(one('25,00', 'Kdokoli;;', 'CZK').others).toBe(1);
    expect(told('Datum;Částka;VS\n1.11.2026;25,00 Kč;160012\n').lines[0]?.[0]).toBe('differs');
    expect(told('Datum;Částka;VS\n1.11.2026;25,00 €;160012\n').lines[0]?.[0]).toBe('sure');
    const crowns = { minor_units: 50_000, currency: 'CZK' };
    const paid = told('Datum;Částka;VS\n1.11.2026;"500,00 Kč";160012\n', ENTRIES, crowns);
    expect(paid.lines[0]?.[0]).toBe('sure');
    expect(paid.found[0]?.amount).toBe('500,00 Kč');
  });
});

describe('a payment of several fees', () => {
  it.each<[string, string, [Kind, number, ...number[]][]]>([
    [
      'for two numbers',
      '50,00|;;160012, 160013',
      [
        ['sure', 2, 160_012],
        ['sure', 2, 160_013],
      ],
    ],
    [
      'joined by a stroke',
      '50,00|;;160012/160013',
      [
        ['sure', 2, 160_012],
        ['sure', 2, 160_013],
      ],
    ],
    [
      'for a number and a name',
      '50,00|;160012;Løvberg Åse',
      [
        ['sure', 2, 160_012],
        ['likely', 2, 160_014],
      ],
    ],
    [
      'for two names',
      '50,00|;;Tomas Novak a Ase Lovberg',
      [
        ['likely', 2, 160_012],
        ['likely', 2, 160_014],
      ],
    ],
    [
      'for a number and a name, and for no namesake',
      '50,00|Klub;;Novák Jan 160015 a Novák Tomáš',
      [
        ['sure', 2, 160_015],
        ['likely', 2, 160_012],
      ],
    ],
    [
      'one of whom has paid',
      '50,00|;;160012 160017',
      [
        ['sure', 2, 160_012],
        ['paid', 2, 160_017],
      ],
    ],
    ['for nobody who is named', '75,00|Klub;;', [['unknown', 2]]],
    [
      'and a number more than it pays for',
      '50,00|;;160012 160013 160014',
      [['differs', 2, 160_012, 160_013, 160_014]],
    ],
  ])('%s', (_, said, lines) => {
    const [amount = '', rest = ''] = said.split('|');
    const sort = (all: unknown[][]) => all.map(String).sort();
    expect(sort(one(amount, rest).lines)).toEqual(sort(lines));
  });
});

it('a given name of one and a family name of another name nobody', () => {
  const three = [
    entry(160_001, 'Jan Novák'),
    entry(160_002, 'Petr Starý'),
    entry(160_003, 'Petr Novák'),
  ];
  const lines = (said: string) => told(`${HEAD}1.11.2026;50,00;EUR;${said};;\n`, three).lines;
  expect(lines('Jan Novák a Starý Petr')).toEqual([
    ['likely', 2, 160_001],
    ['likely', 2, 160_002],
  ]);
  // A middle name stands between the two.
  expect(told(`${HEAD}1.11.2026;25,00;EUR;Jan Maria Novák;;\n`, three).lines).toEqual([
    ['likely', 2, 160_001],
  ]);
});

it('who has paid in one line has not to pay in the next', () => {
  const text = `${HEAD}1.11.2026;25,00;EUR;;160012;\n2.11.2026;25,00;EUR;;160012;\n3.11.2026;25,00;EUR;Tomáš Novák;;\n`;
  expect(told(text).lines).toEqual([
    ['sure', 2, 160_012],
    ['paid', 3, 160_012],
    ['paid', 4, 160_012],
  ]);
});

it('of namesakes the one who has paid is out of the question', () => {
  const [paid, due] = [
    entry(160_015, 'Jan Novák', { fee_paid_at: '2026-11-01T00:00:00Z' }),
    entry(160_016, 'Jan Novák'),
  ];
  const { lines, found } = told(`${HEAD}1.11.2026;25,00;EUR;Jan Novák;;\n`, [paid, due]);
  expect(lines).toEqual([['likely', 2, 160_016]]);
  // But it may be the payment that is recorded.
  expect(found[0]?.paid).toEqual([paid]);
});

describe('a line that was credited', () => {
  const [a, b, c] = [
    entry(160_015, 'Jan Novák'),
    entry(160_016, 'Jan Novák'),
    entry(160_017, 'Jan Novák'),
  ] as [Entry, Entry, Entry];
  const pays = (each: Entry): Entry => ({ ...each, fee_paid_at: '2026-11-20T00:00:00Z' });
  const after = (amount: string, entries: Entry[], credits: Credits) =>
    told(`${HEAD}1.11.2026;${amount};EUR;Jan Novák;;\n`, entries, FEE, false, credits);
  const ofA = credited(new Map(), [[2, a]], []);

  it('is not offered to a namesake', () => {
    expect(after('25,00', [a, b], ofA).lines).toEqual([['likely', 2, 160_015, 160_016]]);
    expect(after('25,00', [pays(a), b], ofA).lines).toEqual([['used', 2, 160_015]]);
  });

  it('pays for as many more as its amount says', () => {
    const { lines, found } = after('50,00', [pays(a), b, c], ofA);
    expect(lines).toEqual([
      ['used', 2, 160_015],
      ['likely', 2, 160_016, 160_017],
    ]);
    expect(found[1]?.times).toBe(1);
    const both = credited(ofA, [[2, c]], [pays(a)]);
    expect(after('50,00', [pays(a), b, pays(c)], both).lines).toEqual([
      ['used', 2, 160_015, 160_017],
    ]);
  });

  it('is offered again when the payment was taken back, or never recorded', () => {
    const other = credited(ofA, [[3, b]], []);
    expect([...other]).toEqual([
      [2, []],
      [3, [160_016]],
    ]);
    expect(after('25,00', [pays(a), b], other).found).toMatchObject([
      { kind: 'likely', entries: [b], times: 1 },
    ]);
  });

  it('by whoever is named in two lines is used in both', () => {
    const twice = credited(
      new Map(),
      [
        [2, a],
        [5, a],
      ],
      [],
    );
    expect([...twice]).toEqual([
      [2, [160_015]],
      [5, [160_015]],
    ]);
  });
});

describe('a payment that is not sure', () => {
  const doubts = (text: string, entries = ENTRIES) =>
    told(text, entries).found.map(({ kind, doubts }) => [kind, ...doubts]);
  const later = [entry(160_012, 'Tomáš Novák', { at: '2026-11-12T08:00:00Z' })];

  it.each([
    ['11.11.2026', true],
    ['11.11.26', true],
    ['11. 11. 2026', true],
    ['2026-11-11', true],
    ['20261111', true],
    ['2026-11-11 23:59:00', true],
    ['11/11/2026', true],
    ['09/12/2025', true],
    ['11 Nov 2026', true],
    ['5. Okt. 2026', true],
    ['12 November 2026', false],
    ['1-Dec-26', false],
    ['12.11.2026', false],
    ['2026-11-12', false],
    ['12.11.2026 07:15', false],
    ['01/12/2026', false],
  ])('as it is older than the entry: %s', (day, early) => {
    expect(doubts(`${HEAD}${day};25,00;EUR;;160012;\n`, later)).toEqual([
      early ? ['likely', 'early'] : ['sure'],
    ]);
  });

  it('with months before days', () => {
    const text = (day: string) =>
      `Date,Amount,Reference\n11/28/2026,30.00,x\n${day},25.00,160012\n`;
    expect(doubts(text('11/13/2026'), later)).toEqual([['sure']]);
    expect(doubts(text('10/12/2026'), later)).toEqual([['likely', 'early']]);
  });

  it('by the earlier of two days', () => {
    const text = 'Datum;Valuta;Částka;VS\n11.11.2026;13.11.2026;25,00;160012\n';
    expect(doubts(text, later)).toEqual([['likely', 'early']]);
  });

  it.each([
    ['Adresa', '160012 Praha', ['likely', 'number']],
    ['Adresa', 'VS 160012', ['sure']],
    ['Adresa', 'VS:160012', ['sure']],
    ['Adresa', 'ICCF 160012', ['sure']],
    ['Adresa', 'ID: 160012', ['sure']],
    ['Adresa', 'hráč č. 160012', ['sure']],
    ['Adresa', 'No. 160012', ['sure']],
    ['Konstantní symbol', '160012', ['likely', 'number']],
    ['Variabilní symbol', '160012', ['sure']],
    ['Reference', '160012', ['sure']],
    ['Payment reference', '160012', ['sure']],
    ['Verwendungszweck', 'Startgeld 160012', ['sure']],
    ['Message', '160012', ['sure']],
    ['Tytuł', '160012', ['sure']],
  ])('as the number may be something else: %s, %s', (heading, said, kinds) => {
    expect(doubts(`Datum;Částka;${heading}\n1.11.2026;25,00;${said}\n`)).toEqual([kinds]);
  });

  it('and names somebody beside a postal code', () => {
    expect(told('Datum;Částka;Plátce\n1.11.2026;25,00;Jan Malý 160012\n').lines).toEqual([
      ['likely', 2, 160_012],
    ]);
    const text = 'Datum;Částka;Plátce\n1.11.2026;25,00;Åse Løvberg, 160012 Praha\n';
    expect(told(text).lines).toEqual([['likely', 2, 160_014, 160_012]]);
    expect(told(text).found[0]?.times).toBe(1);
  });
});

it('no line is passed over in silence', () => {
  const text = `${HEAD}1.11.2026;?;EUR;;160012;\n1.11.2026;;EUR;;;nic\n1.11.2026;0,250;EUR;;;\n1.11.2026;0,00;EUR;;;\n1.11.2026;25,00;EUR;;160013;\nCelkem;25,00\n`;
  const { lines, others, empty } = told(text);
  expect(lines).toEqual([
    ['unread', 2],
    ['unread', 4],
    ['sure', 6, 160_013],
    ['unread', 7],
  ]);
  expect([others, empty]).toEqual([1, 1]);
});

it('two thousand lines, a thousand entries', () => {
  const entries = Array.from({ length: 1_000 }, (_, at) => entry(161_000 + at, `Jan Novák${at}`));
  const line = (at: number) =>
    at % 2
      ? `1.11.2026;25,00;EUR;Plátce ${at};${161_000 + (at >> 1)};startovné`
      : `1.11.2026;-${at},10;EUR;Dodavatel;${at};faktura`;
  const rows = Array.from({ length: 2_000 }, (_, at) => line(at)).join('\n');
  const { found, debits } = told(HEAD + rows, entries);
  expect(found.filter(({ kind }) => kind === 'sure')).toHaveLength(1_000);
  expect(debits).toBe(1_000);
});
