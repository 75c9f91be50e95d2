// Texts without the notes to whoever translates them: every reader loads them, and nobody reads those.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const FILE = /^(.*\.ftl)\?raw$/;

export function texts(): Plugin {
  return {
    name: 'texts-without-notes',
    enforce: 'pre',
    async load(id) {
      const file = FILE.exec(id)?.[1];
      if (file === undefined) return null;
      this.addWatchFile(file);
      const text = await readFile(file, 'utf8');
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ''))}`;
    },
  };
}
