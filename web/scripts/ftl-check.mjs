// Every message parses, every language has every message, and every message that the code names
// exists. A message that does not parse would silently show its id.
import { readFileSync, readdirSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const problems = [];
/** For each language, its messages and the file in which each stands. */
const languages = new Map();

// The mails' messages are the server's.
const parts = readdirSync('locales', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'mail')
  .map((entry) => `locales/${entry.name}`);
for (const folder of ['locales', ...parts]) {
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.ftl'))) {
    const file = `${folder}/${name}`;
    const language = name.replace('.ftl', '');
    const source = readFileSync(file, 'utf8');
    const bundle = new FluentBundle(language);
    for (const error of bundle.addResource(new FluentResource(source)))
      problems.push(`${file}: ${error.message}`);
    const messages = languages.get(language) ?? new Map();
    languages.set(language, messages);
    for (const [, id] of source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)) {
      if (!bundle.hasMessage(id)) problems.push(`${file}: ${id} does not parse`);
      if (messages.has(id)) problems.push(`${file}: ${id} is there twice`);
      messages.set(id, folder);
    }
  }
}

const english = languages.get('en');
for (const [language, messages] of languages) {
  for (const [id, folder] of english)
    if (messages.get(id) !== folder) problems.push(`${folder}/${language}.ftl lacks ${id}`);
  for (const [id, folder] of messages)
    if (!english.has(id)) problems.push(`${folder}/${language}.ftl: ${id} is not in English`);
}

const code = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(`${entry.parentPath ?? entry.path}/${entry.name}`, 'utf8'))
  .join('\n');
for (const [, id] of code.matchAll(/\bt\(\s*'([\w-]+)'/g))
  if (!english.has(id)) problems.push(`src names ${id}, which is no message`);
// Ids that are put together from parts are found by their first part.
for (const id of english.keys()) {
  const known = code.includes(`'${id}'`) || code.includes(`${id.replace(/-[^-]+$/, '')}-\${`);
  const part = [...code.matchAll(/`([\w-]+-)\$\{/g)].some(([, prefix]) => id.startsWith(prefix));
  const composed = /-(text|title)$/.test(id) && code.includes(`'${id.replace(/-[^-]+$/, '')}'`);
  if (!known && !part && !composed) problems.push(`no code names ${id}`);
}

for (const problem of problems) console.error(problem);
const count = `${english.size} messages in ${languages.size} languages`;
console.log(`ftl-check: ${count}, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;
