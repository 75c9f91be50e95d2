// A Vite plugin: the flags of src/federations.json as /flags/CZE.svg, under the three letters that
// ICCF and FIDE use, so that the pages need no table of codes.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import federations from '../src/federations.json' with { type: 'json' };

const countries = new Map(Object.entries(federations));

function flag(federation: string): string | undefined {
  const country = countries.get(federation);
  return country && readFileSync(`node_modules/country-flag-icons/3x2/${country}.svg`, 'utf8');
}

export function flags(): Plugin {
  return {
    name: 'posthorn-flags',
    generateBundle() {
      for (const federation of countries.keys()) {
        const fileName = `flags/${federation}.svg`;
        this.emitFile({ type: 'asset', fileName, source: flag(federation) ?? '' });
      }
    },
    configureServer(server) {
      server.middlewares.use('/flags', (request, response, next) => {
        const source = flag(request.url?.slice(1, -'.svg'.length) ?? '');
        if (!source) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(source);
      });
    },
  };
}
