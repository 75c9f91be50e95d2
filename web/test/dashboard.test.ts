// Order, search and time left on the page of my games.
import { describe, expect, it } from 'vitest';
import type { GameRow } from '../src/api/types';
import { byTime, eventOf, grouped, isKind, isWanted, matches } from '../src/dashboard/order';
import { waitsForMe } from '../src/asked';
import type { Case } from '../src/decisions/api';
import { isMine } from '../src/games';
import { secondsUntil } from '../src/serverTime';

function row(id: number, changes: Partial<GameRow> = {}): GameRow {
  return {
    id,
    variant: 'chess',
    me: 'white',
    opponent: {
      id: 2,
      given_name: 'Přemysl',
      family_name: 'Kovář',
      federation: 'CZE',
      title: null,
      rating: null,
    },
    section: {
      id: 1,
      name: 'Section 1',
      event_name: 'Spring Cup',
      director: null,
      outside_laws: null,
      friendly: null,
    },
    ply: 0,
    fen: '',
    initial_fen: '',
    last: null,
    your_move: true,
    deadline: null,
    ends_first: null,
    clock: {
      running: true,
      days_left: 50,
      seconds_left: null,
      days_used: 0,
      moves_to_go: 10,
      control_move: 10,
      thinking_seconds: 0,
      doubled: false,
      doubles_in_seconds: null,
      bank_seconds: null,
    },
    turn_since: '2026-11-01T00:00:00Z',
    silence: null,
    flag: null,
    stands: null,
    time_in_doubt: false,
    my_leave_until: null,
    opponent_leave_until: null,
    draw_offered_by: null,
    messages: 0,
    ending: null,
    ...changes,
  };
}

function ended(at: string): Partial<GameRow> {
  const ending = { white_halves: 1, black_halves: 1, by: null, rule: 'LAW-5.2.3', at };
  return { ending: { ...ending, reason: 'agreement' } };
}

describe('order', () => {
  it('puts the nearest deadline first and games without one last', () => {
    const games = [
      row(1),
      row(2, { ends_first: { at: '2026-12-01T00:00:00Z', seconds: 0, by: 'flag' } }),
      row(3, { ends_first: { at: '2026-11-30T00:00:00Z', seconds: 0, by: 'flag' } }),
    ];
    expect(games.sort(byTime).map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it('puts the latest ending first', () => {
    const games = [row(1, ended('2026-10-01T00:00:00Z')), row(2, ended('2026-11-01T00:00:00Z'))];
    expect(games.sort(byTime).map(({ id }) => id)).toEqual([2, 1]);
  });

  it('groups by event, Section 2 before Section 10', () => {
    const section = (name: string) => ({
      section: {
        id: 1,
        name,
        event_name: 'Cup',
        director: null,
        outside_laws: null,
        friendly: null,
      },
    });
    const games = [row(1, section('Section 10')), row(2, section('Section 2')), row(3)];
    const groups = grouped(games, 'event').map(({ event }) => event);
    expect(groups).toEqual(['Cup, Section 2', 'Cup, Section 10', 'Spring Cup, Section 1']);
    expect(grouped([], 'deadline')).toEqual([]);
  });

  it('does not say the event twice', () => {
    const section = {
      id: 1,
      name: 'Spring Cup, Final',
      event_name: 'Spring Cup',
      director: null,
      outside_laws: null,
      friendly: null,
    };
    expect(eventOf(row(1, { section }))).toBe('Spring Cup, Final');
  });
});

describe('a flag to claim', () => {
  it('stands where its deadline was', () => {
    const flag = { by: 'black', at: '2026-11-20T00:00:00Z' } as const;
    const games = [
      row(1, { ends_first: { at: '2026-12-01T00:00:00Z', seconds: 0, by: 'flag' } }),
      row(2, { flag }),
      row(3),
    ];
    expect(games.sort(byTime).map(({ id }) => id)).toEqual([2, 1, 3]);
  });
});

it('a win to claim is mine to do, a flag of my own is not', () => {
  const flag = (by: 'white' | 'black') => row(1, { your_move: false, flag: { by, at: '' } });
  expect(isMine(flag('black'))).toBe(true);
  expect(isMine(flag('white'))).toBe(false);
  expect(isMine({ ...flag('black'), time_in_doubt: true })).toBe(false);
  expect(isMine({ ...flag('black'), ...ended('2026-11-01T00:00:00Z') })).toBe(false);
  expect(isMine(row(2))).toBe(true);
});

it('an open offer of the opponent is mine to answer, whoever is on move', () => {
  const offer = (by: 'white' | 'black', changes: Partial<GameRow> = {}) =>
    row(1, { your_move: false, draw_offered_by: by, ...changes });
  expect(isMine(offer('black'))).toBe(true);
  expect(isMine(offer('white'))).toBe(false);
  expect(isMine(offer('black', { flag: { by: 'white', at: '' } }))).toBe(false);
  expect(isMine(offer('black', ended('2026-11-01T00:00:00Z')))).toBe(false);
});

it('a case waits for me where an official had the last word and left it open', () => {
  const filed = (state: string, ...writers: (number | null)[]) =>
    ({
      state,
      may: { answer: true, decide: false },
      answers: writers.map((id) => ({ by: id && { id } })),
    }) as unknown as Case;
  expect(waitsForMe(filed('open', 7), 2)).toBe(true);
  expect(waitsForMe(filed('open', 7, null), 2)).toBe(true);
  expect(waitsForMe(filed('open', 7, 2), 2)).toBe(false);
  expect(waitsForMe(filed('open'), 2)).toBe(false);
  expect(waitsForMe(filed('answered', 7), 2)).toBe(false);
});

describe('search', () => {
  it.each([
    'chess960',
    'kovar',
    'KOVÁŘ',
    'premysl kovar',
    'Kovář Přemysl',
    'spring',
    'section 1',
    '4821',
    ' ',
  ])('finds by %j', (text) => {
    expect(matches(row(48_213, { variant: 'chess960' }), text)).toBe(true);
  });
  it('does not find what is not there', () => {
    expect(matches(row(1), 'novak')).toBe(false);
  });
});

describe('filters', () => {
  const all = { text: '', variant: null, kind: null };
  it('by variant, and by what there is', () => {
    const offered = row(1, { variant: 'makruk', draw_offered_by: 'white', messages: 2 });
    expect(isWanted(offered, all)).toBe(true);
    expect(isWanted(offered, { ...all, variant: 'makruk', kind: 'offer' })).toBe(true);
    expect(isWanted(offered, { ...all, variant: 'chess' })).toBe(false);
    expect(isWanted(offered, { ...all, variant: 'makruk', text: 'novak' })).toBe(false);
    expect(isWanted(offered, { ...all, kind: 'messages' })).toBe(true);
    expect(isWanted(row(1), { ...all, kind: 'messages' })).toBe(false);
  });

  it('claims are those to make and those that wait for a ruling', () => {
    const flag = { by: 'black', at: '2026-11-20T00:00:00Z' } as const;
    expect(isKind(row(1, { flag }), 'claim')).toBe(true);
    expect(isKind(row(1, { stands: 'claim' }), 'claim')).toBe(true);
    expect(isKind(row(1, { stands: 'claim' }), 'stopped')).toBe(false);
    expect(isKind(row(1, { stands: 'adjudication' }), 'stopped')).toBe(true);
    expect(isKind(row(1), 'stopped')).toBe(false);
  });
});

describe('secondsUntil', () => {
  it('counts by the server’s clock, whatever the browser’s says', () => {
    const stamp = { now: '2026-11-21T03:00:00Z', at: performance.now() };
    expect(secondsUntil('2026-11-21T04:00:00Z', stamp)).toBe(3_600);
    expect(secondsUntil('2026-11-21T02:59:00Z', stamp)).toBe(-60);
  });
});
