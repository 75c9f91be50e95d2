// A phrase as the beginning of a sentence.
import { lang } from '../i18n';

export function capital(text: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(lang.value) + rest.join('');
}
