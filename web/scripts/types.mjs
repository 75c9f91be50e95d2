// The front-end's types from the API's description, without its examples: each is true, and none says
// more than the types do.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

const FILE = 'src/api/schema.d.ts';

/** The same without examples; what stands under `properties` are names, and stays. */
function bare(value, names = false) {
  if (Array.isArray(value)) return value.map((each) => bare(each));
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(
    ([name]) => names || (name !== 'example' && name !== 'examples'),
  );
  return Object.fromEntries(
    kept.map(([name, each]) => [name, bare(each, !names && name === 'properties')]),
  );
}

const description = bare(JSON.parse(await readFile('openapi.json', 'utf8')));
const text = astToString(await openapiTS(description));
const options = await resolveConfig(FILE);
await writeFile(FILE, await format(text, { ...options, filepath: FILE }));
