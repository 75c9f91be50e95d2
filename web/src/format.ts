// Dates, times and numbers in the reader's language, zone and region.
import { lang } from './i18n';

const DAY = 86_400;
const HOUR = 3_600;

/** Intl formatters are slow to make and quick to use, so one is kept for each set of options. */
function kept<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const formatters = new Map<string, Formatter>();
  return (options: Options): Formatter => {
    const key = lang.value + JSON.stringify(options);
    let formatter = formatters.get(key);
    if (!formatter) {
      formatter = make(lang.value, options);
      formatters.set(key, formatter);
    }
    return formatter;
  };
}

/** The reader's own region where it fits the language: plain `en` would give American dates. */
export function region(language: string, wanted: readonly string[] = navigator.languages): string {
  const own = wanted.find((name) => name.startsWith(`${language}-`));
  return own ?? (language === 'en' ? 'en-GB' : language);
}

const dates = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(region(locale), options),
);
const numbers = kept(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export type UnitStyle = 'narrow' | 'short' | 'long';

function unit(value: number, name: string, unitDisplay: UnitStyle): string {
  return numbers({ style: 'unit', unit: name, unitDisplay }).format(value);
}

/** 1 036 800 s → "12 days"; under three days hours are told too, under an hour minutes. */
export function duration(seconds: number, style: UnitStyle = 'short'): string {
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / HOUR);
  const minutes = Math.floor((seconds % HOUR) / 60);
  if (days >= 3) return unit(days, 'day', style);
  if (days >= 1) return unit(days, 'day', style) + (hours ? ` ${unit(hours, 'hour', style)}` : '');
  return hours ? unit(hours, 'hour', style) : unit(minutes, 'minute', style);
}

/** What a clock shows, where the hours of a long time count too: "19 days 2 hr". */
export function timeLeft(seconds: number): string {
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / HOUR);
  if (days >= 1) return `${unit(days, 'day', 'long')} ${unit(hours, 'hour', 'short')}`;
  const minutes = unit(Math.floor((seconds % HOUR) / 60), 'minute', 'short');
  return hours >= 1 ? `${unit(hours, 'hour', 'short')} ${minutes}` : minutes;
}

/** Languages in which Monday's short form is another word as well: Czech "po" means "after". */
const MONDAY_IN_FULL: ReadonlySet<string> = new Set(['cs']);

const TO_THE_MINUTE: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
};

/** Mon 23 Nov, 17:30. */
export function dateTime(iso: string): string {
  const when = new Date(iso);
  const weekday = when.getDay() === 1 && MONDAY_IN_FULL.has(lang.value) ? 'long' : 'short';
  return dates({ weekday, ...TO_THE_MINUTE }).format(when);
}

/** The same of what may be years ago: 23 Nov 2025, 17:30. */
export function pastTime(iso: string, now: string): string {
  const when = new Date(iso);
  const thisYear = when.getFullYear() === new Date(now).getFullYear();
  return thisYear ? dateTime(iso) : dates({ year: 'numeric', ...TO_THE_MINUTE }).format(when);
}

/** 17 → "17:00", as the reader's language writes hours. */
export const clockHour = (hour: number): string =>
  dates({ hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(hour * HOUR * 1000),
  );

/** An instant for those who think in UTC: "2026-12-03 06:40 UTC". */
export const utc = (iso: string): string =>
  `${new Date(iso).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** 23 Nov 2026. */
export function date(iso: string): string {
  return dates({ day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(iso));
}

/** A calendar day that is meant in UTC, such as "2026-12-24": 24 Dec 2026. */
export function day(iso: string, options: Intl.DateTimeFormatOptions = {}): string {
  const plain: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
  const wanted = Object.keys(options).length ? options : plain;
  return dates({ ...wanted, timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));
}

/** 23 November 2026: the day in UTC, the same for everybody who prints it. */
export const longDay = (iso: string): string =>
  day(iso.slice(0, 10), { day: 'numeric', month: 'long', year: 'numeric' });

/** 23 Nov 2026, 16:30 UTC. */
export function dateTimeUtc(iso: string): string {
  const text = dates({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(iso));
  return `${text} UTC`;
}

export function num(value: number, options: Intl.NumberFormatOptions = {}): string {
  return numbers(options).format(value);
}

export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Half-points as chess writes them: 1 → "½", 2 → "1", 9 → "4½". */
export function halves(value: number): string {
  const whole = Math.floor(value / 2);
  if (value % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** Capitals and accents make no difference: "novak" finds "Novák". */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

const parts = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether a text has all the words that somebody looks for, or parts of them, in whatever order.
 * A number is looked for from its first digit: 7 is not in 17.
 */
export function hasWords(text: string, wanted: string): boolean {
  const words = parts(text);
  return parts(wanted).every((part) =>
    words.some((word) => (/^\d/.test(part) ? word.startsWith(part) : word.includes(part))),
  );
}
