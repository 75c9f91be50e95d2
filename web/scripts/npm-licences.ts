// A Vite plugin: the module `virtual:npm-licences` lists the npm packages that reach the reader, and
// the text of each licence, read from the package itself, becomes a file under /licences. Together
// the texts are larger than any page, and hardly anybody reads more than one.
import { readFileSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = 'virtual:npm-licences';

interface Package {
  version: string;
  license: string;
  dependencies?: Record<string, string>;
}

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Package;
}

function licenceOf(name: string) {
  const folder = `node_modules/${name}`;
  const { version, license } = readPackage(folder);
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text = file ? readFileSync(`${folder}/${file}`, 'utf8').trim() : '';
  return { name, version, licence: license, text };
}

/** Packages and what they depend on in turn; what only builds and tests is not shipped. */
function shipped() {
  const found = new Set<string>();
  const add = (folder: string) => {
    for (const name of Object.keys(readPackage(folder).dependencies ?? {})) {
      if (found.has(name)) continue;
      found.add(name);
      add(`node_modules/${name}`);
    }
  };
  add('.');
  return [...found].sort().map(licenceOf);
}

export function npmLicences(): Plugin {
  return {
    name: 'posthorn-npm-licences',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(shipped())}` : null),
  };
}
