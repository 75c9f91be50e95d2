// A Vite plugin: the client for programs in Python lies at /posthorn.py, as it is in the project.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FILE = '../examples/posthorn.py';
const PATH = 'posthorn.py';

export function client(): Plugin {
  return {
    name: 'posthorn-client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: PATH, source: readFileSync(FILE, 'utf8') });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${PATH}`, (_, response) => {
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(readFileSync(FILE));
      });
    },
  };
}
