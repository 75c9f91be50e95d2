// Category and norms of a section as the server would tell them.

type Json = Record<string, unknown>;

/** Category and norms of thirteen players or so. */
export const norms = (changed: Json = {}) => ({
  announced: true,
  category: '7' as string | null,
  classified: false,
  average: 2_410,
  norms: [
    { title: 'GM', half_points: 16 },
    { title: 'SIM', half_points: 13 },
    { title: 'IM', half_points: 12 },
  ],
  no_norms: [] as Json[],
  remarks: [] as Json[],
  grandmasters: 2,
  withdrawn: 0,
  ...changed,
});

/** Two reasons why there are none. */
export const noNorms = () =>
  norms({
    category: '6',
    norms: [],
    no_norms: [
      {
        ...{ code: 'one_federation', detail: '', rule: 'NORM-3' },
        ...{ federation: 'CZE', found: 9, of: 8 },
      },
      {
        ...{ code: 'too_few_fixed', detail: '', rule: 'NORM-3' },
        ...{ federation: null, found: 6, of: 7 },
      },
    ],
  });

export const assumed = (place: number) =>
  place % 2 === 0 ? { mark: 'F', rating: 2_310 } : { mark: 'P', rating: 2_200 };

/** What a player still needs for a norm, as the server would tell it. */
export function progress(
  norm: { title: string; half_points: number },
  score: number,
  games: readonly { half_points: number | null }[],
) {
  const missing = Math.max(norm.half_points - score, 0);
  const open = games.filter((cell) => cell.half_points === null).length;
  const state = missing === 0 ? 'reached' : missing <= 2 * open ? 'open' : 'missed';
  const games_counted = missing === 0 ? games.length : null;
  return { title: norm.title, state, half_points: missing, games_counted };
}
