// How games ended, in the words of the other pages; the archive has some endings that they do not show.
import { dashed, has, t } from '../i18n';

export function endingText(reason: string): string {
  const own = `archive-ending-${dashed(reason)}`;
  return t(has(own) ? own : `reason-${dashed(reason)}`);
}
