// A bank's list, as Czech and German banks write it: what stands in which column, and what an amount is.
import { describe, expect, it } from 'vitest';
import {
  type BankFile,
  amountColumns,
  amountOf,
  columnsOf,
  isGone,
  readBankFile,
} from '../src/organise/bankFile';

describe('an amount', () => {
  it.each([
    ['25,00', 2_500],
    ['25.00', 2_500],
    ['25', 2_500],
    ['25,5', 2_550],
    ['+25,00', 2_500],
    ['1 025,00', 102_500],
    ['1\u00a0025,00', 102_500],
    ['1.025,00', 102_500],
    ['1,025.00', 102_500],
    ["1'025.00", 102_500],
    ['1.025', 102_500],
    ['1.025.000,00', 102_500_000],
    ['-25,00', -2_500],
    ['25,00-', -2_500],
    ['\u221225,00', -2_500],
    ['(25.00)', -2_500],
    ['- 25,00', -2_500],
    ['0,00', 0],
    ['25,000', 2_500_000],
    ['25,00 EUR', 2_500],
    ['€25.00', 2_500],
    ['EUR 25,00', 2_500],
    ['1 025,00 Kč', 102_500],
    ['500,-Kč', 50_000],
    ['25,- Kč', 2_500],
    ['-25,-', -2_500],
    ['25.-', 2_500],
    ['25,00 kč', 2_500],
    ['25,00 eur', 2_500],
    ['25.00CR', 2_500],
    ['25.00 DR', -2_500],
    ['EUR 25.00DR', -2_500],
  ])('%s', (text, units) => {
    expect(amountOf(text, 2)?.units).toBe(units);
  });

  it.each([
    '',
    'EUR',
    'Startovné 25',
    '25,001 02',
    '12.11.2026',
    '2026-11-12',
    '1 02,00',
    '160012/0800',
    '+-25',
    '0,250',
    '00.250',
    '25 ks',
    '99999999999999999999',
    'CZ6508000000192000145399',
  ])('is none: %j', (text) => {
    expect(amountOf(text, 2)).toBeNull();
  });

  it('in a currency without parts, and with three', () => {
    expect(amountOf('2500', 0)?.units).toBe(2_500);
    expect(amountOf('2 500,00', 0)?.units).toBe(2_500);
    expect(amountOf('2500,50', 0)).toBeNull();
    expect(amountOf('25.5', 3)?.units).toBe(25_500);
  });

  it('says its currency', () => {
    expect(amountOf('25,00 Kč', 2)?.currency).toBe('Kč');
    expect(amountOf('-25,00 EUR', 2)?.currency).toBe('EUR');
    expect(amountOf('25,00', 2)?.currency).toBe('');
  });
});

it.each(['S', 'D', 'DBIT', 'Soll', '-', 'Odchozí'])('money has gone: %s', (text) => {
  expect(isGone(text)).toBe(true);
});

it.each(['H', 'C', 'CRDT', 'Haben', '+', ''])('money has come: %s', (text) => {
  expect(isGone(text)).toBe(false);
});

/** What stands in the columns that were found, by their headings. */
function found(text: string) {
  const file = readBankFile(text) as BankFile;
  const [amount = -1] = amountColumns(file);
  const columns = columnsOf(file, amount);
  const name = (at: number | null) => (at === null ? null : file.headings[at]);
  return { file, amount: name(amount), currency: name(columns.currency), columns, name };
}

/** As Fio writes it: the account above the headings. */
const FIO = `accountId;2400222222
bankId;2010
currency;EUR
openingBalance;100,00

"ID pohybu";"Datum";"Objem";"Měna";"Protiúčet";"Název protiúčtu";"Kód banky";"KS";"VS";"SS";"Zpráva pro příjemce"
"1158152824";"12.11.2026";"25,00";"EUR";"2900233333";"Novák Tomáš";"2010";"0558";"160012";"";"startovné"
"1158152825";"12.11.2026";"-300,00";"EUR";"2900233334";"";"0100";"";"";"";"nájem"
"1158152826";"13.11.2026";"1 025,00";"EUR";"2900233335";"Šachový klub";"0800";"";"";"";"dotace; ""2026"""
`;

/** As the Sparkassen write it, in their CAMT. */
const SPARKASSE = [
  '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"',
  '"DE02120300000000202051";"12.11.26";"12.11.26";"GUTSCHR. UEBERWEISUNG";"SVWZ+Startgeld 480231";"";"Mueller-Hahn, Juergen";"DE02500105170137075030";"INGDDEFFXXX";"25,00";"EUR";"Umsatz gebucht"',
  '"DE02120300000000202051";"13.11.26";"13.11.26";"LASTSCHRIFT";"Miete";"";"Hausverwaltung";"DE02300209000106531065";"CMCIDEDDXXX";"-1.025,00";"EUR";"Umsatz gebucht"',
].join('\r\n');

describe('a list', () => {
  it('of a Czech bank', () => {
    const { file, amount, currency, columns, name } = found(FIO);
    expect([amount, currency]).toEqual(['Objem', 'Měna']);
    expect(file.rows.map(({ line }) => line)).toEqual([7, 8, 9]);
    expect(file.rows[2]?.cells.at(-1)).toBe('dotace; "2026"');
    const texts = columns.texts.map(name);
    expect(texts).toEqual(expect.arrayContaining(['Název protiúčtu', 'VS', 'Zpráva pro příjemce']));
    for (const none of ['Protiúčet', 'Kód banky', 'Datum', 'Objem', 'Měna'])
      expect(texts).not.toContain(none);
  });

  it('of a German bank', () => {
    const { file, amount, currency, columns, name } = found(SPARKASSE);
    expect([amount, currency]).toEqual(['Betrag', 'Waehrung']);
    expect(file.rows).toHaveLength(2);
    const texts = columns.texts.map(name);
    expect(texts).toContain('Verwendungszweck');
    expect(texts).toContain('Beguenstigter/Zahlungspflichtiger');
    expect(texts).not.toContain('Kontonummer/IBAN');
  });

  it('with the balance beside the amount, in tabs', () => {
    const { file, amount } = found(
      'Date\tDetails\tAmount\tBalance\n1/11/2026\tFee 160012\t25.00\t125.00\n2/11/2026\tRent\t-300.00\t-175.00\n',
    );
    expect(amount).toBe('Amount');
    expect(amountColumns(file).map((at) => file.headings[at])).toEqual(['Amount', 'Balance']);
  });

  it('that says in a column whether money came', () => {
    const { amount, columns, name } = found(
      'Datum;Text;Soll/Haben;Umsatz\n1.11.2026;Startgeld 160012;H;25,00\n2.11.2026;Miete;S;300,00\n',
    );
    expect([amount, name(columns.direction)]).toEqual(['Umsatz', 'Soll/Haben']);
  });

  it('without headings, with commas', () => {
    const { columns } = found('2026-11-01,25.00,EUR,fee 160012\n2026-11-02,25.00,EUR,other\n');
    expect(columns).toEqual({
      ...{ amount: 1, currency: 2, direction: null, texts: [3], meant: [] },
      dates: [{ at: 0, month_first: false }],
    });
  });

  it.each([
    [
      'KB',
      'Datum zuctovani;Protiucet;Nazev protiuctu;Castka;Originalni castka;Originalni mena;Kurz;VS;Popis',
      '12.11.2026;19-2000145399/0800;NOVAK;+25,00;1,00;USD;25,000;160012;platba',
      'Castka',
      null,
    ],
    [
      'Raiffeisenbank',
      'Datum provedení;Číslo účtu;Název protiúčtu;Zpráva;VS;Zaúčtovaná částka;Měna účtu;Původní částka a měna;Poplatek;Id transakce',
      '12.11.2026 10:15;2400222222;NOVAK;turnaj;160012;1 025,00;EUR;;0,00;7123456789',
      'Zaúčtovaná částka',
      'Měna účtu',
    ],
    [
      'ING',
      'Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Verwendungszweck;Saldo;Währung;Betrag;Währung',
      '12.11.2026;12.11.2026;Müller;Startgeld 160012;1.250,00;EUR;25,00;EUR',
      'Betrag',
      'Währung',
    ],
    [
      'DKB',
      'Buchungsdatum;Wertstellung;Status;Zahlungspflichtige*r;Verwendungszweck;Umsatztyp;IBAN;Betrag (€)',
      '12.11.26;12.11.26;Gebucht;Müller;160012;Eingang;DE02120300000000202051;25,00 €',
      'Betrag (€)',
      null,
    ],
    [
      'Deutsche Bank',
      'Buchungstag;Umsatzart;Begünstigter;Verwendungszweck;Soll;Haben;Währung',
      '12.11.2026;SEPA;Müller;160012;;25,00;EUR',
      'Haben',
      'Währung',
    ],
  ])('of %s', (_, head, line, amount, currency) => {
    const debit = line.replace(/\d+,\d\d/, '-$&');
    const told = found([head, line, debit, line].join('\n'));
    expect([told.amount, told.currency]).toEqual([amount, currency]);
  });

  it('with a mark that is never closed', () => {
    const { file } = found('Datum;Betrag;Text\n1.11.2026;25,00;"160012\n2.11.2026;25,00;160013\n');
    expect(file.rows.map(({ cells }) => cells.at(-1))).toEqual(['"160012', '160013']);
  });

  it('in which the symbols of payments look like numbers, too', () => {
    expect(found('VS;Částka;Poplatek\n160012;500;0\n160033;500;0\n').amount).toBe('Částka');
  });

  it.each([
    ['empty', ''],
    ['empty lines', '\n \r\n\n'],
    ['a letter', 'Dear organiser\nI have paid\n'],
  ])('is none: %s', (_, text) => {
    expect(readBankFile(text)).toBeNull();
  });

  it('that has headings alone has no amounts', () => {
    const file = readBankFile('Datum;Betrag;Text\n') as BankFile;
    expect(file.rows).toEqual([]);
    expect(amountColumns(file)).toEqual([]);
  });
});
