// All games as files, one for each quarter. They are asked for when this is opened.
import { useRef, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { num } from '../format';
import { t } from '../i18n';
import { Failure } from '../ui/Failure';
import { Icon } from '../ui/Icon';
import { Skeleton } from '../ui/Skeleton';
import { useMoreRows } from '../ui/useMoreRows';
import { askDump, dumpAddress } from './api';
import { limits, quarterText, sizeText } from './dumpWords';
import type { ArchiveDump, ArchiveDumpFile } from './types';

/** Three years. */
const SHOWN = 12;
const CHECKSUMS = 'SHA256SUMS';

export function Dump() {
  const [dump, setDump] = useState<ArchiveDump | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const load = async () => {
    setBusy(true);
    const { data, error } = await askDump();
    setBusy(false);
    if (data) setDump(data);
    setProblem(error ?? null);
  };
  const retry = async () => {
    await load();
    // The button may be gone.
    if (document.activeElement === document.body) summary.current?.focus();
  };
  return (
    <details
      class="panel pad dump"
      onToggle={({ currentTarget }) => currentTarget.open && !dump && void load()}
    >
      <summary ref={summary}>{t('archive-dump')}</summary>
      {dump && <Files dump={dump} />}
      {!dump && problem && <Failure problem={problem} onRetry={() => void retry()} />}
      {!dump && !problem && busy && <Skeleton height="160px" />}
    </details>
  );
}

function Files({ dump: { until, files } }: { dump: ArchiveDump }) {
  if (until === null) return <p class="muted">{t('archive-dump-not-yet')}</p>;
  if (files.length === 0) return <p class="muted">{t('archive-dump-no-games', limits(until))}</p>;
  const latestFirst = [...files].reverse();
  return (
    <>
      <p class="small">{t('archive-dump-text', limits(until))}</p>
      <FileTable files={latestFirst} />
      <details class="more">
        <summary>{t('archive-dump-sums')}</summary>
        <dl class="small">
          {latestFirst.map((file) => (
            <div key={file.name}>
              <dt>{file.name}</dt>
              <dd>
                <code>{file.sha256}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <p class="small">
        <a href={dumpAddress(CHECKSUMS)} target="_blank">
          {t('archive-dump-sums-file', { name: CHECKSUMS })}
        </a>
      </p>
    </>
  );
}

function FileTable({ files }: { files: readonly ArchiveDumpFile[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? files : files.slice(0, SHOWN);
  const showAll = () => Promise.resolve(setAll(true));
  const { body, more } = useMoreRows(shown.length, showAll, false);
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('archive-dump-when')}</th>
            <th scope="col" class="r">
              {t('archive-games')}
            </th>
            <th scope="col" class="r">
              {t('archive-dump-size')}
            </th>
            <th scope="col" class="r">
              {t('archive-dump-file')}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {shown.map((file) => (
            <Row key={file.name} file={file} />
          ))}
        </tbody>
      </table>
      {shown.length < files.length && (
        <button type="button" class="btn quiet" onClick={more}>
          {t('archive-dump-all', { n: files.length })}
        </button>
      )}
    </>
  );
}

function Row({ file }: { file: ArchiveDumpFile }) {
  const quarter = quarterText(file);
  return (
    <tr>
      <th scope="row">{quarter}</th>
      <td class="r">{num(file.games)}</td>
      <td class="r">{sizeText(file.bytes)}</td>
      <td class="r">
        <a class="btn quiet" href={dumpAddress(file.name)} download={file.name}>
          <Icon name="down" />
          <span class="word">{t('archive-dump-download')}</span>
          <span class="vh"> {t('archive-dump-of', { quarter })}</span>
        </a>
      </td>
    </tr>
  );
}
