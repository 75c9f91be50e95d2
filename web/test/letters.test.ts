// Letters in an event of teams: names and order of conversations, letters that come in parts, and who is led to them.
import { beforeEach, describe, expect, it } from 'vitest';
import { draftKey } from '../src/drafts';
import { addMessages } from '../src/i18n';
import { find } from '../src/routes';
import { session } from '../src/session';
import type {
  Conversation,
  ConversationLine,
  ConversationWith,
  Letter,
  Team,
} from '../src/teams/api';
import { withCaptain } from '../src/teams/NameCaptain';
import * as letters from '../src/teams/letters';
import { nameOf } from '../src/ui/PlayerName';
import { player } from './player';
import { textsOf } from './texts';

const ME = 7;
const AT = '2027-03-01T12:00:00Z';
const rooks = { number: 3, name: 'Rooks', captain: ME };
const pawns = { number: 1, name: 'Pawns', captain: 8 };

const talk = (kind: ConversationWith['kind'], changed: Partial<ConversationWith> = {}) => ({
  ...{ id: kind, kind, teams: [], section: null, replaced: null },
  ...changed,
});

const line = (it: ConversationWith, last_at: string | null = null): ConversationLine => ({
  ...{ with: it, count: last_at ? 1 : 0, last_at },
});

const speak = (language: string) =>
  addMessages(language, textsOf(language, 'events', 'teams', 'letters'));

beforeEach(() => {
  speak('en');
  session.value = { me: { player: player(ME, null) }, access_token: 'a' } as never;
});

describe('the name of a conversation', () => {
  const cases = [
    [talk('team', { teams: [rooks] }), 'Team Rooks', 'Družstvo Rooks'],
    [
      talk('officials', { teams: [rooks] }),
      'Director and organisers',
      'Rozhodčí turnaje a pořadatelé',
    ],
    [talk('officials', { teams: [pawns] }), 'Captain of Pawns', 'Kapitán družstva Pawns'],
    [talk('section', { section: '3' }), 'Captains of Section 3', 'Kapitáni skupiny 3'],
    [
      talk('section', { section: 'Challenger 1' }),
      'Captains of Challenger 1',
      'Kapitáni skupiny Challenger 1',
    ],
    [talk('captains'), 'All captains', 'Všichni kapitáni'],
    [
      talk('replaced', { teams: [rooks], replaced: player(12, null) }),
      `${nameOf(player(12, null))}, who was replaced`,
      `${nameOf(player(12, null))} (nahrazený hráč)`,
    ],
    [talk('replaced', { teams: [pawns] }), 'Captain of Pawns', 'Kapitán družstva Pawns'],
    [talk('between', { teams: [pawns, rooks] }), 'Captain of Pawns', 'Kapitán družstva Pawns'],
    [
      talk('between', { teams: [rooks, { ...pawns, number: 9 }] }),
      'Captain of Pawns',
      'Kapitán družstva Pawns',
    ],
  ] as const;

  it.each(cases)('%j', (it, english, czech) => {
    expect(letters.conversationName(it)).toBe(english);
    speak('cs');
    expect(letters.conversationName(it)).toBe(czech);
  });

  it('comes with who else reads it, or for which team the reader writes', () => {
    const hint = letters.conversationHint;
    expect(hint(talk('team', { teams: [rooks] }))).toBe('Captain and players');
    expect(hint(talk('captains'))).toBe('With the director and the organisers');
    expect(hint(talk('officials', { teams: [pawns] }))).toBe(
      'With the director and the organisers',
    );
    expect(hint(talk('officials', { teams: [rooks] }))).toBe('As captain of Rooks');
    expect(hint(talk('between', { teams: [pawns, rooks] }))).toBe('As captain of Rooks');
  });
});

describe('the order of conversations', () => {
  const own = talk('team', { teams: [rooks] });
  const all = talk('captains');
  const one = talk('between', { id: 'captains-1-3', teams: [pawns, rooks] });
  const other = talk('between', { id: 'captains-3-9', teams: [rooks, { ...pawns, number: 9 }] });

  it('has the newest letters first, then those without but for single captains', () => {
    const lines = [line(own), line(all, AT), line(one), line(other, '2027-03-02T12:00:00Z')];
    expect(letters.listed(lines).map((each) => each.with)).toEqual([other, all, own]);
    expect(letters.captainsToWriteTo(lines)).toEqual([one]);
  });

  it('has captains by the names of their teams', () => {
    const to = (number: number, name: string) =>
      talk('between', { teams: [rooks, { number, name, captain: 90 + number }] });
    const lines = [to(4, 'Town 10'), to(5, 'Town 2'), to(6, 'Állatok')].map((it) => line(it));
    expect(letters.captainsToWriteTo(lines).map(letters.captainsTeam)).toEqual([
      'Állatok',
      'Town 2',
      'Town 10',
    ]);
  });

  it('has captains of whom an official has heard nothing beside the list', () => {
    const lines = [line(talk('captains')), line(talk('officials', { teams: [pawns] }))];
    expect(letters.listed(lines)).toHaveLength(1);
    expect(letters.captainsToWriteTo(lines)).toHaveLength(1);
  });
});

describe('letters that come in parts', () => {
  const some = (from: number, to: number, text = ''): Conversation => ({
    ...{ event_name: 'League', with: talk('captains'), readers: [] },
    letters: Array.from({ length: to - from + 1 }, (_, at): Letter => ({
      number: from + at,
      by: null,
      is_mine: false,
      at: AT,
      text,
    })),
    before: from > 1 ? from : null,
  });
  const numbers = (it: Conversation) => it.letters.map(({ number }) => number);

  it('are put together, whichever came first', () => {
    const both = letters.joined(some(4, 6), some(1, 3));
    expect(numbers(both)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(both.before).toBeNull();
    expect(numbers(letters.joined(both, some(5, 7)))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('begin again behind a gap', () => {
    const after = letters.joined(some(1, 3), some(7, 9));
    expect(numbers(after)).toEqual([7, 8, 9]);
    expect(after.before).toBe(7);
  });

  it('can be none', () => {
    expect(letters.joined(null, some(1, 0))).toMatchObject({ letters: [], before: null });
  });
});

describe('the way to letters', () => {
  const team = (number: number, captain: number, line: number[] = []) =>
    ({
      ...{ number, name: `Town ${number}`, state: 'accepted', federation: null },
      captain: player(captain, null),
      line_up: line.map((id) => player(id, null)),
      continues: null,
    }) as unknown as Team;
  it('is what the server says of a team', () => {
    const to = (kind: string, conversation: string) =>
      letters.lettersWay(12, { kind, conversation } as Team['letters']);
    expect(to('team', 'team-1')).toEqual({ to: 'team', path: '/events/12/letters/team-1' });
    expect(to('officials', 'officials-3')).toEqual({
      ...{ to: 'captain', path: '/events/12/letters/officials-3' },
    });
    expect(to('between', 'captains-2-3')?.to).toBe('captain');
    expect(letters.lettersWay(12, null)).toBeNull();
  });

  it('is for whoever writes to any team', () => {
    const silent = { ...team(1, 8), letters: null };
    expect(letters.writes([])).toBe(false);
    expect(letters.writes([silent])).toBe(false);
    const written = { kind: 'officials', conversation: 'officials-2' } as const;
    expect(letters.writes([silent, { ...team(2, 9), letters: written }])).toBe(true);
  });

  it('has pages for members', () => {
    expect(find('/events/12/letters', true).id).toBe('12');
    expect(find('/events/12/letters', false).route.membersOnly).toBe(true);
    const { id, route } = find('/events/12/letters/captains-2-3', false);
    expect(id).toBe('12/letters/captains-2-3');
    expect(route.membersOnly).toBe(true);
    expect(letters.conversationIn(id)).toEqual({ event: 12, conversation: 'captains-2-3' });
    expect(letters.conversationIn('12/teams/3/boards')).toBeNull();
    expect(draftKey('team-letter', '12-team-3')).toBe('posthorn-team-letter-7-12-team-3');
  });

  it('sends of a team that plays nothing again but its captain', () => {
    const playing = { ...team(1, 8, [ME, 5]), federation: 'CZE', continues: { number: 4 } };
    expect(withCaptain(playing as never, 5)).toEqual({
      ...{ name: 'Town 1', captain: 5, line_up: [ME, 5], federation: 'CZE', continues: 4 },
    });
  });
});
