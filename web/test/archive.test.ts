// What of the archive an address asks for, the line on its board, and results in percent.
import { describe, expect, it } from 'vitest';
import {
  type Wanted,
  archivePath,
  asked,
  changed,
  cleared,
  countOf,
  filtersOf,
  movesOf,
  reversed,
  wantedOf,
} from '../src/archive/filters';
import { begins, lineOf, moveBy } from '../src/archive/line';
import { sharesOf } from '../src/archive/shares';
import { find } from '../src/routes';
import { loadRules } from '../src/rules';

const chess = await loadRules('chess');
const chess960 = await loadRules('chess960');

describe('the filters', () => {
  it('ask for nothing at first', () => {
    expect(asked(filtersOf(''))).toEqual({});
    expect(archivePath({})).toBe('/archive');
  });

  it('stand in the address under the server’s names', () => {
    const address =
      '?player=12&color=white&opponent=34&result=won&opening=najdorf&family=Sicilian+Defense' +
      '&eco=B9&from=2026-01-31' +
      '&rating_from=2400&moves_to=40&ending=time_forfeiture&variant=chess&kind=team_league' +
      '&federation=CZE&event=7&fen=8%2F8+w&play=e2e4%2Cc7c5';
    const filters = filtersOf(address);
    expect(asked(filters)).toEqual(Object.fromEntries(new URLSearchParams(address)));
    expect(filtersOf(archivePath(filters).slice('/archive'.length))).toEqual(filters);
    expect(movesOf(filters)).toEqual(['e2e4', 'c7c5']);
    // The position is no filter of the form.
    expect(countOf(filters)).toBe(15);
  });

  it('take nothing that no field could show, and keep what was typed', () => {
    const address =
      '?player=x&from=1.2.2026&rating_from=many&ending=cancelled&variant=atomic&federation=cz' +
      '&kind=blitz&event=0&fen=nonsense&eco=zz';
    expect(asked(filtersOf(address))).toEqual({ fen: 'nonsense', eco: 'zz' });
  });

  it('have no colour, opponent and side of a result without a player', () => {
    expect(asked(filtersOf('?color=white&opponent=34&result=won'))).toEqual({});
    expect(asked(filtersOf('?result=black'))).toEqual({ result: 'black' });
  });

  it('have the family of an opening as the server spells it, with other filters and without', () => {
    const path = archivePath({ player: '12', color: 'black', family: "Queen's Gambit Declined" });
    expect(path).toBe('/archive?player=12&color=black&family=Queen%27s+Gambit+Declined');
    const before = filtersOf(path.slice('/archive'.length));
    expect(before.family).toBe("Queen's Gambit Declined");
    const wanted = (changes: Partial<Wanted>) => ({ ...before, ...changes });
    expect(asked(changed(before, wanted({ result: 'won' })))).toEqual({
      ...{ player: '12', color: 'black', result: 'won', family: before.family },
    });
    expect(asked(changed(before, wanted({ family: '' })))).toEqual({
      player: '12',
      color: 'black',
    });
    expect(cleared(before)).not.toHaveProperty('family');
  });

  it('keep the moves, but not on another kind of board', () => {
    const before = filtersOf('?play=e2e4&eco=B');
    const wanted = (variant: string) =>
      wantedOf((key) => ({ variant, eco: 'C' })[key as string] ?? '');
    expect(asked(changed(before, wanted('chess')))).toEqual({
      ...{ variant: 'chess', eco: 'C', play: 'e2e4' },
    });
    expect(asked(changed(before, wanted('makruk')))).toEqual({ variant: 'makruk', eco: 'C' });
  });

  it('cleared leave the board as it is, with its variant where that is not chess', () => {
    const left = (address: string) => archivePath(cleared(filtersOf(address)));
    expect(left('?eco=B&variant=chess&play=e2e4')).toBe('/archive?play=e2e4');
    expect(left('?eco=B&variant=makruk&play=e3e4')).toBe('/archive?variant=makruk&play=e3e4');
    expect(left('?eco=B&variant=makruk')).toBe('/archive');
  });

  it('know a range that ends before it begins', () => {
    const wrong = (address: string) => reversed(filtersOf(address));
    expect(wrong('?from=2026-01-31&until=2026-01-30')).toEqual(['until']);
    expect(wrong('?rating_from=2400&rating_to=900&moves_from=20&moves_to=9')).toEqual([
      ...['rating_to', 'moves_to'],
    ]);
    expect(wrong('?from=2026-01-31&until=2026-01-31&rating_from=900&rating_to=2400')).toEqual([]);
    expect(wrong('?from=2026-01-31&rating_to=900&moves_from=20')).toEqual([]);
  });
});

describe('the line on the board', () => {
  const sans = (names: string) =>
    lineOf(chess, 'chess', chess.start, names.split(',')).map(({ san }) => san);

  it('is played from the names, as far as they are legal', () => {
    expect(sans('e2e4,e7e5,g1f3')).toEqual(['e4', 'e5', 'Nf3']);
    expect(sans('e2e4,e2e4,g1f3')).toEqual(['e4']);
    expect(sans('nonsense')).toEqual([]);
  });

  it('knows moves in SAN, with and without the sign of a check', () => {
    expect(sans('e4,c5,Nf3')).toEqual(['e4', 'c5', 'Nf3']);
    expect(sans('e4,f5,Qh5,g6,Qxg6+')).toEqual(['e4', 'f5', 'Qh5+', 'g6', 'Qxg6+']);
    expect(sans('e2e4,e5,Nf3,Nc6,Bc4,Bc5,O-O').at(-1)).toBe('O-O');
    expect(movesOf({ play: 'e4, c5,' })).toEqual(['e4', 'c5']);
  });

  it('knows castling by the square of the rook and by that of the king', () => {
    const before = 'e2e4,e7e5,g1f3,b8c6,f1c4,f8c5';
    expect(sans(`${before},e1h1`).at(-1)).toBe('O-O');
    expect(sans(`${before},e1g1`).at(-1)).toBe('O-O');
  });

  it('in Chess960 knows it by the square of the rook, where a step of the king may be another move', () => {
    const fen = '4k3/8/8/8/8/8/8/4K1R1 w G - 0 1';
    const legal = chess960.legal(fen);
    expect(moveBy(legal, 'e1g1', 'chess960')?.san).toBe('O-O');
    expect(moveBy(legal, 'e1f1', 'chess960')?.san).toBe('Kf1');
    expect(moveBy(legal, 'e1h1', 'chess960')).toBeUndefined();
  });

  it('goes on with what was taken back', () => {
    expect(begins(['e2e4', 'e7e5'], ['e2e4'])).toBe(true);
    expect(begins(['e2e4', 'e7e5'], [])).toBe(true);
    expect(begins(['e2e4'], ['e2e4', 'e7e5'])).toBe(false);
    expect(begins(['e2e4', 'e7e5'], ['d2d4'])).toBe(false);
  });
});

describe('percentages', () => {
  const shares = (white_wins: number, draws: number, black_wins: number, games?: number) => {
    const counts = { white_wins, draws, black_wins };
    const {
      white,
      draws: drawn,
      black,
    } = sharesOf({
      games: games ?? white_wins + draws + black_wins,
      ...counts,
    });
    return [white, drawn, black];
  };

  it('make a hundred', () => {
    expect(shares(1, 1, 1)).toEqual([34, 33, 33]);
    expect(shares(0, 1, 0)).toEqual([0, 100, 0]);
    expect(shares(101, 0, 99)).toEqual([51, 0, 49]);
    expect(shares(2, 3, 2)).toEqual([29, 43, 28]);
  });

  it('are nothing of nothing, and less where some games have no result', () => {
    expect(shares(0, 0, 0)).toEqual([0, 0, 0]);
    expect(shares(1, 1, 0, 4)).toEqual([25, 25, 0]);
  });
});

it('the archive is open to everybody', () => {
  const { route } = find('/archive', false);
  expect(route.pattern.test('/archive')).toBe(true);
  expect(route.membersOnly).toBeUndefined();
});
