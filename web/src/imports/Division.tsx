// In which division of a league a section from elsewhere has played, and how many of it go up and down (TR-5.3-5.4).
import type { components } from '../api/schema';
import { t } from '../i18n';
import { isolated } from '../ui/isolated';

export function Division({ of }: { of: components['schemas']['ImportDivision'] | null }) {
  if (!of) return null;
  const { name, up, down } = of;
  return <p class="small muted">{t('imports-division', { name: isolated(name), up, down })}</p>;
}
