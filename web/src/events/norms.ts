// Category and norms in words.
import { halves } from '../format';
import { dashed, has, t } from '../i18n';
import { federationName } from '../ui/federations';
import type { NormNote, Norms } from './api';

/** "Category 7", or that there is none; whether it is that of the kind of event. */
export function categoryText({ category, classified }: Norms): string {
  if (category === null) return t('norms-category-none');
  return t(classified ? 'norms-category-of-kind' : 'norms-category', { name: category });
}

/** "GM 6½, SIM 5½". */
export const offerText = ({ norms }: Norms): string =>
  norms.map(({ title, half_points }) => `${title} ${halves(half_points)}`).join(', ');

/** Why there are no norms. What we have no words for is told as the server says it. */
export const whyText = (note: NormNote): string => noteText(`norms-why-${dashed(note.code)}`, note);

/** What the rules ask beyond their tables. */
export const remarkText = (note: NormNote): string =>
  noteText(`norms-remark-${dashed(note.code)}`, note);

function noteText(id: string, { detail, rule, federation, found, of }: NormNote): string {
  const args = {
    federation: federation ? federationName(federation) : '',
    n: found ?? 0,
    of: of ?? 0,
  };
  return `${has(id) ? t(id, args) : detail} (${rule})`;
}
