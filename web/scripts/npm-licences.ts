// A Vite plugin: the module `virtual:npm-licences` lists the npm packages that reach the reader, and
// the text of each licence, read from the package itself, becomes a file under /licences. Together
// the texts are larger than any page, and hardly anybody reads more than one.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = 'virtual:npm-licences';

interface Package {
  version: string;
  license: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Package;
}

function licenceOf(name: string) {
  const folder = `node_modules/${name}`;
  const { version, license } = readPackage(folder);
  const source = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text = source ? readFileSync(`${folder}/${source}`, 'utf8').trim() : '';
  const file = text && `licences/${name.replace('@', '').replace('/', '-')}.txt`;
  return { name, version, licence: license, file, text };
}

/**
 * Packages and what they depend on in turn, peers included where they are installed; what only
 * builds and tests is not shipped.
 */
function shipped() {
  const found = new Set<string>();
  const add = (folder: string) => {
    const { dependencies, peerDependencies } = readPackage(folder);
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      if (found.has(name) || !existsSync(`node_modules/${name}`)) continue;
      found.add(name);
      add(`node_modules/${name}`);
    }
  };
  add('.');
  return [...found].sort().map(licenceOf);
}

/** With a byte order mark: that is how a text file without a header says that it is UTF-8. */
const asFile = (text: string): string => `\uFEFF${text}\n`;

function moduleText(): string {
  const packages = shipped().map(({ name, version, licence, file }) => {
    return { name, version, licence, href: file && `/${file}` };
  });
  return `export default ${JSON.stringify(packages)}`;
}

export function npmLicences(): Plugin {
  return {
    name: 'posthorn-npm-licences',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? moduleText() : null),
    generateBundle() {
      for (const { file, text } of shipped()) {
        if (file) this.emitFile({ type: 'asset', fileName: file, source: asFile(text) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = shipped().find(({ file }) => file && request.url === `/${file}`);
        if (!found) return next();
        response.setHeader('content-type', 'text/plain');
        response.end(asFile(found.text));
      });
    },
  };
}
