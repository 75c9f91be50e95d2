// A Vite plugin: tells public/early.js which of the built files the pages are made of that are opened most,
// beside those that every page names.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { withImports } from './shell.ts';

interface Page {
  page: string;
  texts: string;
  font?: string;
}

/** By the names that early.js has for them: the page, where its texts are (src/routes.ts), and a font. */
const PAGES: Record<string, Page> = {
  home: { page: 'Home', texts: 'texts' },
  games: { page: 'MyGames', texts: 'games', font: 'figurine.woff2' },
  game: { page: 'Game', texts: 'game', font: 'figurine.woff2' },
  section: { page: 'Section', texts: 'events' },
};
const LANGUAGES = ['en', 'cs'];
const PLACE = 'const PAGES = {};';

const addressOf = (file: string) => `/${file}`;

function chunkOf(bundle: Rollup.OutputBundle, path: string): Rollup.OutputChunk {
  for (const output of Object.values(bundle))
    if (output.type === 'chunk' && output.facadeModuleId?.split('?')[0]?.endsWith(`/${path}`))
      return output;
  throw new Error(`no chunk for ${path}`);
}

function filesOf(bundle: Rollup.OutputBundle, path: string): Set<string> {
  const found = new Set<string>();
  withImports(chunkOf(bundle, path), bundle, found);
  return found;
}

function fontsOf(bundle: Rollup.OutputBundle, name: string | undefined): string[] {
  const assets = Object.values(bundle).filter((output) => output.type === 'asset');
  return assets.filter(({ names }) => name && names.includes(name)).map((font) => font.fileName);
}

function pageOf(bundle: Rollup.OutputBundle, { page, texts, font }: Page) {
  const everywhere = filesOf(bundle, 'index.html');
  const own = [...filesOf(bundle, `src/pages/${page}.tsx`)].filter((file) => !everywhere.has(file));
  const textsIn = (lang: string) =>
    [`${lang}.ftl`, `${texts}/${lang}.ftl`].map(
      (file) => chunkOf(bundle, `locales/${file}`).fileName,
    );
  return {
    files: [...own, ...fontsOf(bundle, font)].map(addressOf),
    texts: Object.fromEntries(LANGUAGES.map((lang) => [lang, textsIn(lang).map(addressOf)])),
  };
}

const pagesOf = (bundle: Rollup.OutputBundle) =>
  Object.fromEntries(Object.entries(PAGES).map(([name, page]) => [name, pageOf(bundle, page)]));

export function early(): Plugin {
  return {
    name: 'posthorn-early',
    apply: 'build',
    writeBundle({ dir = 'dist' }, bundle) {
      const path = join(dir, 'early.js');
      const source = readFileSync(path, 'utf8');
      if (!source.includes(PLACE)) throw new Error('early.js has no place for the pages');
      writeFileSync(
        path,
        source.replace(PLACE, `const PAGES = ${JSON.stringify(pagesOf(bundle))};`),
      );
    },
  };
}
