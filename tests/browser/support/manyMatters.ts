// A desk with thousands of matters: 40 events of 15 sections each, many of whose players are silent.
import { GABOR, SECTION, TOMAS, waiting } from './decisions';

const KINDS = ['silence', 'silence', 'silence', 'adjudication', 'claim', 'gone_player'] as const;
const SECTIONS = 600;
const DAY = 86_400_000;
const NOW = Date.parse('2026-11-21T12:00:00Z');

/** Oldest first, as the server tells them; the silent of the first section are forty and one. */
export function manyMatters(count: number) {
  const [line] = waiting(1);
  return Array.from({ length: count }, (_, at) => {
    const kind = at < 41 ? 'silence' : KINDS[Math.floor(at / SECTIONS) % KINDS.length];
    const of = at < 41 ? 0 : at % SECTIONS;
    const age = Math.ceil((count - at) / 50);
    return {
      ...line,
      kind,
      id: kind === 'gone_player' ? 200_000 + at : 300_000 + at,
      game: kind === 'gone_player' ? null : 300_000 + at,
      section: {
        ...SECTION,
        id: of + 1,
        name: String((of % 15) + 1),
        event_name: `World Cup ${Math.floor(of / 15) + 1}`,
      },
      since: new Date(NOW - age * DAY).toISOString(),
      age_days: age,
      by: kind === 'claim' ? { ...TOMAS, id: 100_000 + at, family_name: `Novák ${at}` } : null,
      about: kind === 'claim' ? null : { ...GABOR, id: 100_000 + at, family_name: `Szabó ${at}` },
      rule: 'LAW-14.1',
      count: null,
      name: null,
      summary: kind === 'claim' ? 'tablebase_draw' : kind,
    };
  });
}
