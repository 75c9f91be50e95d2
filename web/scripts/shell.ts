// A Vite plugin: tells the service worker which of the built files make up the shell, that is the list
// of games, the page of a game and the analysis board, with everything they load at once.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

/** Modules that are fetched when they are needed, and are needed without a connection as well. */
const WANTED = [
  'src/pages/Home.tsx',
  'src/pages/MyGames.tsx',
  'src/pages/Game.tsx',
  'src/pages/Analysis.tsx',
  'src/game/rare.ts',
  'src/game/pressed.ts',
  'src/decisions/forPlayers.ts',
  'src/rules/chess.ts',
  'src/rules/makrukRules.ts',
];
/** Folders of texts that these pages want; the file that all pages have is beside them. */
const TEXTS = /\/locales\/(?:(?:texts|rare|claims|game|games|control|decisions)\/)?[a-z]+\.ftl/;
/** Fonts, and the pieces of Makruk. */
const FILES = /\.woff2$|\/makruk-[^/]*\.css$/;
const ALWAYS = ['/early.js', '/icon.svg', '/manifest.webmanifest'];
const PLACE = "const SHELL = { name: '', files: [] };";

/** A chunk's own file, its styles, and all that it imports. */
export function withImports(
  chunk: Rollup.OutputChunk,
  bundle: Rollup.OutputBundle,
  found: Set<string>,
) {
  if (found.has(chunk.fileName)) return;
  found.add(chunk.fileName);
  for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') withImports(next, bundle, found);
  }
}

function shellOf(bundle: Rollup.OutputBundle): string[] {
  const found = new Set<string>();
  const missing = new Set(WANTED);
  for (const output of Object.values(bundle)) {
    if (output.type === 'asset') {
      if (FILES.test(output.fileName)) found.add(output.fileName);
      continue;
    }
    const wanted = WANTED.find((path) => output.facadeModuleId?.endsWith(`/${path}`));
    const entry = output.isEntry && output.facadeModuleId?.endsWith('/index.html');
    if (wanted) missing.delete(wanted);
    if (wanted || entry || TEXTS.test(output.facadeModuleId ?? ''))
      withImports(output, bundle, found);
  }
  if (missing.size) throw new Error(`no chunk for ${[...missing].join(', ')}`);
  return [...found].map((file) => `/${file}`).sort();
}

export function shell(): Plugin {
  return {
    name: 'posthorn-shell',
    apply: 'build',
    writeBundle({ dir = 'dist' }, bundle) {
      const path = join(dir, 'sw.js');
      const source = readFileSync(path, 'utf8');
      if (!source.includes(PLACE)) throw new Error('the service worker has no place for the shell');
      const files = [...ALWAYS, ...shellOf(bundle)];
      // The page itself has no hash in its name, and is part of what a version is.
      const page = readFileSync(join(dir, 'index.html'), 'utf8');
      const name = createHash('sha256')
        .update(page + files.join())
        .digest('hex')
        .slice(0, 12);
      writeFileSync(
        path,
        source.replace(PLACE, `const SHELL = ${JSON.stringify({ name, files })};`),
      );
    },
  };
}
