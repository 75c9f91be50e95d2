// Category and norms of a section, for tests.
import type { Norms } from '../src/events/api';

export const NORMS: Norms = {
  announced: true,
  category: '7',
  classified: false,
  average: 2_410,
  norms: [{ title: 'GM', half_points: 13 }],
  no_norms: [],
  remarks: [],
  grandmasters: 0,
  withdrawn: 0,
};
