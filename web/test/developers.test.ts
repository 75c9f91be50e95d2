// What the API's front page gives to copy.
import { describe, expect, it } from 'vitest';
import description from '../openapi.json' with { type: 'json' };
import { OPEN, snippets } from '../src/developers/snippets';

const ORIGIN = 'https://chess.example';
const GET = Object.entries(description.paths)
  .filter(([, methods]) => 'get' in methods)
  .map(([path]) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[\\w-]+')}$`));

describe('what programs ask', () => {
  const shown = snippets(ORIGIN);

  it('is asked of this server', () => {
    for (const address of Object.values(shown)
      .join('\n')
      .match(/https?:\/\/[^/"']+/g) ?? [])
      expect(address).toBe(ORIGIN);
    for (const name of ['open', 'embed', 'key', 'changed', 'client'] as const)
      expect(shown[name]).toContain(ORIGIN);
  });

  it('is described', () => {
    const asked = [
      ...Object.values(shown)
        .join('\n')
        .matchAll(/\/api\/[\w/.-]+/g),
    ].map(([path]) => path);
    const open = OPEN.flatMap(([, ...paths]) => paths.map((path) => path.replace(/\?.*/, '')));
    expect(asked.length).toBeGreaterThan(5);
    for (const path of [...asked, ...open])
      expect(
        GET.some((one) => one.test(path)),
        path,
      ).toBe(true);
  });
});
