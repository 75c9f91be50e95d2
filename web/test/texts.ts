// The messages as a page has them: those that all pages have, and folders of its own.
import { readFileSync } from 'node:fs';
import type { Texts } from '../src/i18n';

export const textsOf = (language: string, ...folders: Texts[]): string =>
  ['', ...folders.map((folder) => `${folder}/`)]
    .map((folder) => readFileSync(`locales/${folder}${language}.ftl`, 'utf8'))
    .join('\n');
