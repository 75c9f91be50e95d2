// Fees recorded from a bank's list: the file is read here, and nothing of it is sent anywhere. What is recorded is that
// these players have paid.
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Entry, Fee } from '../events/api';
import { decimals, money } from '../events/words';
import { t } from '../i18n';
import { FieldFrame } from '../ui/Field';
import { TextFileField } from '../ui/TextFileField';
import { BankFound } from './BankFound';
import { type BankFile, amountColumns, columnsOf, readBankFile } from './bankFile';
import { type Credits, credited, match } from './bankMatch';
import type { Bulk } from './useBulk';

/** A year's movements of a busy account. */
const BYTES_MAX = 4 * 1_024 * 1_024;

interface Props {
  fee: Fee;
  entries: readonly Entry[];
  bulk: Bulk;
}

export function BankPanel({ fee, entries, bulk }: Props) {
  const [text, setText] = useState('');
  const file = useMemo(() => readBankFile(text), [text]);
  const amounts = useMemo(() => (file ? amountColumns(file) : []), [file]);
  const [empty, setEmpty] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const take = async (read: Promise<string>) => {
    const said = await read;
    // Of a file that cannot be read the field tells.
    const input = box.current?.querySelector<HTMLInputElement>('input[type=file]');
    setText(said);
    setEmpty(!said.trim() && !!input?.files?.length && !input.validity.customError);
  };
  const wrong = wrongIn(text, file, amounts);
  return (
    <div class="bank" ref={box}>
      <p>{t('organise-bank-lede', { fee: money(fee) })}</p>
      <TextFileField
        name="bank"
        label={t('organise-bank-file')}
        hint={t('organise-bank-hint')}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        bytesMax={BYTES_MAX}
        onText={(read) => void take(read)}
      />
      {(empty || wrong) && (
        <p class="err" role="alert">
          {t(empty ? 'organise-bank-empty' : wrong)}
        </p>
      )}
      {file && amounts.length > 0 && (
        // Another file, another choice of columns.
        <Read key={text} {...{ file, amounts, fee, entries, bulk }} />
      )}
    </div>
  );
}

/** Why nothing can be read in it. */
function wrongIn(text: string, file: BankFile | null, amounts: readonly number[]): string {
  if (!text.trim()) return '';
  if (!file) return 'organise-bank-no-list';
  return amounts.length ? '' : 'organise-bank-no-amounts';
}

interface ReadProps extends Props {
  file: BankFile;
  amounts: readonly number[];
}

/** What was read, with what the reader knows better. */
function Read({ file, amounts, fee, entries, bulk }: ReadProps) {
  const [amount, setAmount] = useState(amounts[0] ?? 0);
  const [debits, setDebits] = useState(false);
  const [credits, setCredits] = useState<Credits>(new Map());
  const columns = useMemo(() => columnsOf(file, amount), [file, amount]);
  const digits = decimals(fee.currency);
  const matched = useMemo(
    () => match(file, columns, entries, { fee, digits, debits, credits }),
    [file, columns, entries, fee, digits, debits, credits],
  );
  return (
    <>
      <div class="bank-columns">
        <FieldFrame name="amount" label={t('organise-bank-amount')}>
          {(ties) => (
            <select
              {...ties}
              value={String(amount)}
              onChange={({ currentTarget }) => setAmount(Number(currentTarget.value))}
            >
              {amounts.map((at) => (
                <option key={at} value={String(at)}>
                  {columnText(file, at)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <label class="check">
          <input
            type="checkbox"
            checked={!debits}
            onChange={({ currentTarget }) => setDebits(!currentTarget.checked)}
          />
          {t('organise-bank-debits')}
        </label>
      </div>
      <BankFound
        key={`${amount} ${debits}`}
        matched={matched}
        bulk={bulk}
        onAsk={(asked) => {
          // A run that was stopped may go on.
          const kept = [...entries.filter((each) => each.fee_paid_at), ...(bulk.run?.rest ?? [])];
          setCredits(credited(credits, asked, kept));
        }}
      />
    </>
  );
}

/** As the file names it, with what stands in it first. */
function columnText({ headings, rows }: BankFile, at: number): string {
  const name = headings[at] || t('organise-bank-column', { n: at + 1 });
  const sample = rows.find(({ cells }) => cells[at])?.cells[at] ?? '';
  return t('organise-bank-column-sample', { name, sample });
}
