// Federations under their names in the reader's language: countries have names in every browser,
// England, Scotland and Wales have theirs from us.
import federations from '../federations.json';
import { has, lang, t } from '../i18n';

/** The country of each federation. */
export const countries: Readonly<Record<string, string>> = federations;

/** The letters themselves where no name is known. */
export function federationName(code: string, names = regionNames()): string {
  const own = `federation-${code}`;
  if (has(own)) return t(own);
  const country = countries[code];
  return (country && names.of(country)) ?? code;
}

const regionNames = () => new Intl.DisplayNames(lang.value, { type: 'region' });

/** All of them in the order of their names. */
export function federationNames(): [code: string, name: string][] {
  const names = regionNames();
  const compare = new Intl.Collator(lang.value).compare;
  return Object.keys(countries)
    .map((code): [string, string] => [code, federationName(code, names)])
    .sort(([, a], [, b]) => compare(a, b));
}

/** The same as choices, with their letters. */
export const federationOptions = (): [code: string, text: string][] =>
  federationNames().map(([code, name]) => [code, `${name} (${code})`]);
