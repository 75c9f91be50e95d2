// The events approved in a year, as they are reported to Congress (TR-12).
import { api } from '../api/client';
import type { ReportedApproval } from '../approvals/api';
import { money } from '../events/words';
import { date, day } from '../format';
import { t } from '../i18n';
import { useTitle } from '../title';
import { Cited } from '../ui/Cited';
import { useFound } from '../ui/useFound';
import type { PageProps } from './pageProps';
import '../styles/desk.css';
import '../styles/titles.css';

export default function ApprovalReport({ id }: PageProps) {
  const { found, instead } = useFound(id, () =>
    api.GET('/api/approvals/reports/{year}', { params: { path: { year: Number(id) } } }),
  );
  useTitle(t('approvals-report-title', { year: id }));
  if (!found) return instead;
  const { year, complete, has_earlier: earlier, approved } = found;
  return (
    <div class="titles report">
      <div>
        <h1>{t('approvals-report-title', { year: String(year) })}</h1>
        <p class="lede">
          <Cited text={t('approvals-report-lede')} />
        </p>
        {!complete && <p class="muted">{t('approvals-report-running')}</p>}
      </div>
      <p class="report-tools row">
        <button type="button" class="btn" onClick={() => print()}>
          {t('approvals-report-print')}
        </button>
        {earlier && <a href={`/approvals/reports/${year - 1}`}>{year - 1}</a>}
        {complete && <a href={`/approvals/reports/${year + 1}`}>{year + 1}</a>}
      </p>
      {approved.length === 0 && <p class="muted">{t('approvals-report-none')}</p>}
      {approved.length > 0 && (
        <ul class="panel queue">
          {approved.map((line) => (
            <Line key={line.id} of={line} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Line({ of }: { of: ReportedApproval }) {
  const { name, federation, kind, event, congress, lapsed, fee, prizes } = of;
  const said = [
    t(`approvals-kind-${kind}`),
    t('approvals-report-start', { day: day(of.starts_on) }),
    t('approvals-report-approved', { day: date(of.approved_at) }),
    congress && t('approvals-by-congress', { congress }),
    fee && t('approvals-report-fee', { fee: money(fee) }),
    prizes && t('approvals-report-prizes', { prizes: prizes.text, source: prizes.source }),
    lapsed
      ? t('approvals-state-lapsed')
      : t('approvals-report-fees', { year: String(of.fees_year) }),
  ];
  return (
    <li class="title-row">
      <b>{federation}</b>
      <span>{event === null ? name : <a href={`/events/${event}`}>{name}</a>}</span>
      <span class="small muted">{said.filter(Boolean).join(' · ')}</span>
    </li>
  );
}
