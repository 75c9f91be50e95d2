// A player of tests.
import type { Player } from '../src/api/types';

export const player = (id: number, rating: number | null, federation = 'CZE'): Player => ({
  id,
  rating,
  federation,
  title: null,
  given_name: 'A',
  family_name: `B${id}`,
});
