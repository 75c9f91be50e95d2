// Letters in an event of teams as the server would tell them, for pages whose routes answer from here.
import type { Page } from '@playwright/test';
import { NOW, type Person, announcement, event, mockEvents, people, person } from './events';
import { type Sent, problem } from './leave';

/** Tomáš, the captain of team 1. */
export const ME = person(0);

const TOWNS = ['Poznań', 'Győr', 'Ústí nad Labem', 'Castrop-Rauxel', 'Reykjavík', 'København'];

const team = (number: number) => ({
  ...{ number, name: `${TOWNS[number % TOWNS.length]} ${number}` },
  captain: number === 1 ? ME.id : 900_100 + number,
});

type Kind = 'team' | 'officials' | 'section' | 'captains' | 'between' | 'replaced';

interface With {
  id: string;
  kind: Kind;
  teams: ReturnType<typeof team>[];
  section: string | null;
  replaced: unknown;
}

const NAMES: Record<Kind, (other: number) => string> = {
  team: () => 'team-1',
  officials: () => 'officials-1',
  section: () => 'section-2',
  captains: () => 'captains',
  between: (other) => `captains-1-${other}`,
  replaced: (other) => `replaced-1-${other}`,
};
const TEAMS: Record<Kind, (other: number) => number[]> = {
  team: () => [1],
  officials: () => [1],
  section: () => [],
  captains: () => [],
  between: (other) => [1, other],
  replaced: () => [1],
};

export const talk = (kind: Kind, other = 2): With => ({
  ...{ id: NAMES[kind](other), kind, teams: TEAMS[kind](other).map(team) },
  section: kind === 'section' ? 'Challenger 2' : null,
  replaced:
    kind === 'replaced'
      ? {
          ...{ id: other, given_name: 'Pavel', family_name: 'Kolář', federation: 'CZE' },
          ...{ rating: 2105, title: null },
        }
      : null,
});

const line = (it: With, count = 0, last_at: string | null = null) => ({ with: it, count, last_at });

/** The conversations of the captain of one of sixty teams. */
export const someConversations = () => [
  line(talk('team'), 12, '2026-11-19T08:30:00Z'),
  line(talk('officials')),
  line(talk('section')),
  line(talk('captains'), 1, '2026-11-20T17:05:00Z'),
  line(talk('replaced', 160777)),
  ...Array.from({ length: 59 }, (_, at) =>
    at === 3
      ? line(talk('between', at + 2), 2, '2026-10-02T17:05:00Z')
      : line(talk('between', at + 2)),
  ),
];

interface Letter {
  number: number;
  by: Person | null;
  is_mine: boolean;
  at: string;
  text: string;
}

/** Longer than any phone is wide, and without a place to break. */
const WORD = 'nejneobhospodařovávatelnějšími'.repeat(6);
const TEXTS = [
  'Who can play on board 3 next season?',
  `I can. But:\n\n1. not before March,\n2. not against my own brother.`,
  `My dictionary has this word: ${WORD}`,
  'https://example.org is no link here, and <b>this</b> is not bold.',
];

export const letters = (count: number): Letter[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ number: at + 1, by: at === 5 ? null : person(at % 3), is_mine: at % 3 === 0 },
    at: new Date(Date.parse('2026-10-01T06:00:00Z') + at * 14_400_000).toISOString(),
    text: TEXTS[at % TEXTS.length] ?? '',
  }));

export interface LettersWorld {
  conversations?: ReturnType<typeof someConversations>;
  with?: With;
  readers?: Person[];
  letters?: Letter[];
  /** The status and code with which the next letter is refused; 503 comes when it has been written. */
  refusal?: [status: number, code: string] | undefined;
}

const TOGETHER = 100;

function conversationOf(world: LettersWorld, before: number) {
  const shown = (world.letters ?? []).filter(({ number }) => number < before).slice(-TOGETHER);
  const first = shown[0]?.number ?? 1;
  return {
    ...{ event_name: 'League 2027', with: world.with ?? talk('team'), letters: shown },
    ...{ readers: world.readers ?? people(4), before: first > 1 ? first : null },
  };
}

/** Answers for the event and its letters, and keeps what was sent. */
export async function mockLetters(page: Page, world: LettersWorld): Promise<Sent[]> {
  const league = { divisions: ['Champions', 'Challenger'], follows: null };
  const sent = await mockEvents(page, {
    event: event({
      phase: 'running',
      publication: { at: NOW, seed: '9f'.repeat(32) },
      announcement: announcement({
        ...{ name: 'League 2027', code: 'L/2027', kind: 'team_league', stage: 'league' },
        teams: {
          boards: 4,
          eligible: 'any',
          promotion: null,
          replacements: { most: null, once_a_board: false, naming_days: null },
          league,
        },
      }),
    }),
  });
  await page.route('**/api/events/7/letters', (route) =>
    route.fulfill({
      json: { event_name: 'League 2027', conversations: world.conversations ?? [] },
    }),
  );
  const written = new Set<string>();
  await page.route('**/api/events/7/letters/*', async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (request.method() === 'POST') {
      const body = request.postDataJSON() as { id: string; text: string };
      sent.push({ path: `POST ${url.pathname}`, body });
      const refused = world.refusal;
      world.refusal = undefined;
      if (!refused || refused[0] === 503) {
        const all = (world.letters ??= []);
        const letter = { number: all.length + 1, by: ME, is_mine: true, at: NOW, text: body.text };
        if (!written.has(body.id)) all.push(letter);
        written.add(body.id);
      }
      if (refused) return route.fulfill(problem(...refused));
    }
    const before = url.searchParams.get('before');
    return route.fulfill({ json: conversationOf(world, before ? Number(before) : Infinity) });
  });
  return sent;
}
