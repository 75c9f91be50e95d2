// Steps of this page in the history: the reader stays where they are on it.
import { go } from '../router';
import { type Filters, archivePath } from './filters';

export function show(filters: Partial<Filters>, { replace = false } = {}) {
  const y = scrollY;
  go(archivePath(filters), { replace });
  scrollTo(0, y);
}
