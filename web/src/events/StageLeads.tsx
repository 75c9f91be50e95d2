// What places of an event qualify for, before it starts and ever after (TR-1.0.5).
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import type { StageLead } from './api';
import { stageText } from './stages';

export function StageLeads({ leads }: { leads: readonly StageLead[] }) {
  if (leads.length === 0) return null;
  return (
    <div class="rules leads">
      <section>
        <h3>{t('events-leads')}</h3>
        <ul>
          {leads.map((lead) => (
            <li key={`${lead.article} ${lead.from_category} ${lead.to_category}`}>
              <Cited text={leadText(lead)} />
            </li>
          ))}
          <li>{t('events-leads-highest')}</li>
        </ul>
      </section>
    </div>
  );
}

export function leadText({
  article,
  stage,
  half,
  place,
  percent,
  from_category,
  to_category,
}: StageLead) {
  const by = [
    place ? t('events-lead-place', { place }) : '',
    percent ? t('events-lead-percent', { percent }) : '',
  ].filter(Boolean);
  return [
    t('events-lead', {
      by: by.length ? by.join(t('events-lead-or')) : t('events-lead-everybody'),
      stage: stageText(stage),
      article,
    }),
    half ? t('events-lead-half') : '',
    from_category ? t('events-lead-from', { category: from_category }) : '',
    to_category ? t('events-lead-to', { category: to_category }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
