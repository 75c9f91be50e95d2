// What the files of all games are called, how large they are, and until when they go.
import { longDay, num } from '../format';
import { t } from '../i18n';
import { kilobytes } from '../ui/useTextFile';
import type { ArchiveDumpFile } from './types';

const KB_IN_MB = 1_024;
const DAY_MS = 86_400_000;

/** `posthorn-2026-4.pgn.gz` → "2026, 4th quarter". */
export function quarterText({ name }: Pick<ArchiveDumpFile, 'name'>): string {
  const [, year, quarter] = /^posthorn-(\d{4})-([1-4])\.pgn\.gz$/.exec(name) ?? [];
  return year && quarter ? t('archive-dump-quarter', { year, quarter: Number(quarter) }) : name;
}

/** 611 320 → "597 KB". From a megabyte on "1.4 MB". */
export function sizeText(bytes: number): string {
  const whole = kilobytes(bytes);
  if (whole < KB_IN_MB) return t('archive-dump-kb', { n: num(whole) });
  const n = num(bytes / KB_IN_MB ** 2, { maximumFractionDigits: 1 });
  return t('archive-dump-mb', { n });
}

/** The day that begins at `until`, and the one before, the last whose games are there: languages say either. */
export const limits = (until: string) => ({
  when: longDay(until),
  last: longDay(new Date(Date.parse(until) - DAY_MS).toISOString()),
});
