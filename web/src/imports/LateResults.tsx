// Results of games that were not over when their event was brought here: looked at first, then recorded.
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { components } from '../api/schema';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { Confirm } from '../game/Confirm';
import { Form } from '../ui/Form';
import { type Fault, errorsIn, faultsOf } from './bring';
import { FaultList } from './FaultList';
import type { Import } from './ImportPanel';
import { SourceField, showLine } from './SourceField';
import { LATE_BYTES, bytesOf, rangeOfLine } from './text';

type Recorded = components['schemas']['RecordedResults'];

/** The server's limit, in rows. */
const ROWS = 500;

interface Props {
  of: Import;
  onRecorded: (count: number) => void;
}

export function LateResults({ of: { id, name }, onRecorded }: Props) {
  const [results, setResults] = useState('');
  const [found, setFound] = useState<Recorded | null>(null);
  /** What was checked. */
  const [was, setWas] = useState('');
  const [wrong, setWrong] = useState('');
  const [asked, setAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const news = useRef<HTMLParagraphElement>(null);
  useEffect(() => news.current?.focus(), [found]);

  const post = (dry_run: boolean) =>
    api.POST('/api/imports/{id}/results', {
      params: { path: { id } },
      body: { dry_run, results },
    });
  const look = async () => {
    setFound(null);
    const { data, error } = await post(true);
    setWas(results);
    setFound(data ?? null);
    return error;
  };
  const record = async (): Promise<Problem | null> => {
    const { data, error } = await post(false);
    const faults = error ? faultsOf(error) : [];
    if (faults.length) setFound({ recorded: 0, repeated: 0, faults });
    if (data) {
      setResults('');
      setFound(null);
      onRecorded(data.recorded);
    }
    return faults.length ? null : (error ?? null);
  };
  const check = (): Record<string, string> => {
    if (wrong) return { results_file: wrong };
    if (!results.trim()) return { results: t('field-required') };
    return bytesOf(results) > LATE_BYTES ? { results: t('bring-late-too-large') } : {};
  };
  const show = ({ line }: Fault) => {
    const area = box.current?.querySelector('textarea');
    if (area) showLine(area, line === null ? [0, 0] : rangeOfLine(area.value, line));
  };
  const stale = was !== results;
  const right = found !== null && !errorsIn(found.faults);
  return (
    <div ref={box}>
      <Form submit={t('bring-check')} onSend={look} check={check}>
        <SourceField
          name="results"
          label={t('bring-late-of', { name })}
          hint={t('bring-late-hint', { n: ROWS })}
          accept=".csv,text/csv"
          bytesMax={LATE_BYTES}
          value={results}
          onChange={setResults}
          wrong={wrong}
          onWrong={setWrong}
        />
      </Form>
      {found && (
        <div class="brought">
          <p tabIndex={-1} ref={news}>
            {stale ? t('bring-stale') : foundText(found, right)}
          </p>
          {found.faults.length > 0 && (
            <FaultList faults={found.faults} count={found.faults.length} onShow={show} />
          )}
          {right && !stale && found.recorded > 0 && (
            <button type="button" class="btn primary" onClick={() => setAsked(true)}>
              {t('bring-late-send')}
            </button>
          )}
        </div>
      )}
      <Confirm
        open={asked}
        title={t('bring-late-confirm', { name })}
        text={t('bring-late-text', { n: found?.recorded ?? 0 })}
        action={t('bring-late-action')}
        onConfirm={record}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}

function foundText({ recorded, repeated, faults }: Recorded, right: boolean): string {
  if (right) return t('bring-late-found', { n: recorded, repeated });
  return t('bring-faults', { n: errorsIn(faults) });
}
