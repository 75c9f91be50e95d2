// Below the table: how many games are how far, how ties are broken.
import { num } from '../format';
import { t, dashed } from '../i18n';
import type { SectionView } from '../events/api';
import { isAlone } from './table';

const STATES = ['not_started', 'running', 'in_adjudication', 'finished', 'cancelled'] as const;

export function Counts({ section }: { section: SectionView }) {
  const { counts, tie_breaks: breaks, system } = section;
  if (isAlone(section)) return null;
  const how = breaks.map((each) => t(`events-tie-${dashed(each)}`)).join(', ');
  return (
    <div class="counts">
      <dl class="facts">
        {STATES.map((state) => (
          <div key={state}>
            <dt>{t(`section-count-${dashed(state)}`)}</dt>
            <dd>{num(counts[state])}</dd>
          </div>
        ))}
      </dl>
      <p class="small muted">
        {system === 'swiss' ? (
          t('events-system-swiss-order')
        ) : (
          <>
            {breaks.length ? t('events-ties', { how }) : t('events-ties-none')}{' '}
            {t('events-ties-shared')}
          </>
        )}
      </p>
    </div>
  );
}
