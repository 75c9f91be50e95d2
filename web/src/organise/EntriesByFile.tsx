// Entering many players by a file: it is checked as a whole, told line by line, and entered with one press.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { SourceField } from '../imports/SourceField';
import { useRows } from '../imports/useRows';
import { Failure } from '../ui/Failure';
import { Form } from '../ui/Form';
import { EntryFileFound } from './EntryFileFound';
import { type FileResult, PLAYERS_MAX, sendFile } from './entryFile';
import '../styles/imports.css';

interface Props {
  event: number;
  /** Players were entered: the lists are others now. */
  onEntered: () => void;
}

/** What was checked, or entered. */
interface Told {
  csv: string;
  dry: boolean;
  result: FileResult;
  /** Why it did not come to the end. */
  problem: Problem | null;
}

export function EntriesByFile({ event, onEntered }: Props) {
  const { csv, clear, box, check, show, field } = useRows('entries');
  const [told, setTold] = useState<Told | null>(null);
  const [part, setPart] = useState('');

  const send = async (dry: boolean): Promise<Problem | undefined> => {
    if (part) return undefined;
    const { result, problem } = await sendFile(event, csv, dry, (n, all) =>
      setPart(t(dry ? 'organise-file-checking' : 'organise-file-entering', { n, all })),
    );
    setPart('');
    if (!dry && result.entered.length) onEntered();
    if (!dry && !problem && !result.faults.length) clear();
    // Where nothing is known yet, the form tells why.
    const unknown = problem && dry && !result.entered.length && !result.faults.length;
    setTold(unknown ? null : { csv, dry, result, problem });
    return unknown ? problem : undefined;
  };
  return (
    <div class="entry-file" ref={box}>
      <Form submit={t('bring-check')} onSend={() => send(true)} check={check}>
        <SourceField
          {...field}
          label={t('organise-file')}
          hint={t('organise-file-hint', { n: PLAYERS_MAX })}
          example={t('organise-file-example')}
        />
      </Form>
      <p class="small muted" role="status">
        {part}
      </p>
      {told && (
        <Outcome {...{ told, csv }} busy={!!part} onEnter={() => void send(false)} onShow={show} />
      )}
    </div>
  );
}

interface OutcomeProps {
  told: Told;
  /** As it is now. */
  csv: string;
  busy: boolean;
  onEnter: () => void;
  onShow: (line: number) => void;
}

/** What has come of it, with the one press that enters everybody. */
function Outcome({ told, csv, busy, onEnter, onShow }: OutcomeProps) {
  const news = useRef<HTMLParagraphElement>(null);
  useEffect(() => news.current?.focus(), [told]);
  const count = canEnter(told, csv) ? freshIn(told.result) : 0;
  return (
    <div class="brought" data-unsaved={told.dry ? true : undefined}>
      <p tabIndex={-1} ref={news}>
        <b>{headline(told, csv)}</b>
      </p>
      {told.problem && <Failure problem={told.problem} />}
      {count > 0 && (
        <button type="button" class="btn primary" aria-busy={busy} onClick={onEnter}>
          {t('organise-file-send', { n: count })}
        </button>
      )}
      <EntryFileFound result={told.result} onShow={onShow} />
    </div>
  );
}

const freshIn = ({ entered }: FileResult): number => entered.filter((it) => !it.already).length;

const isStale = ({ csv, dry }: Told, now: string): boolean => dry && csv !== now;

const canEnter = (told: Told, now: string): boolean =>
  told.dry && !told.problem && !told.result.faults.length && !isStale(told, now);

/** What has come of it, in a sentence. */
function headline(told: Told, now: string): string {
  const { dry, result, problem } = told;
  const n = freshIn(result);
  if (isStale(told, now)) return t('bring-stale');
  if (dry && result.faults.length) return t('organise-file-faults', { n: result.faults.length });
  if (dry && problem) return t('organise-file-unchecked');
  if (dry) return n ? t('organise-file-right', { n }) : nobodyText(result);
  const stopped = problem || result.faults.length;
  return t(stopped ? 'organise-file-partly' : 'organise-file-done', { n });
}

const nobodyText = ({ entered }: FileResult): string =>
  t(entered.length ? 'organise-file-all-before' : 'organise-file-empty');
