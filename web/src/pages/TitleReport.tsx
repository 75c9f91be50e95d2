// The titles of a year, as they are reported to Congress (TR-10.10).
import type { ComponentChildren } from 'preact';
import { api } from '../api/client';
import { date, num } from '../format';
import { t } from '../i18n';
import { sectionName } from '../sectionName';
import { useTitle } from '../title';
import type { Report } from '../titles/api';
import { awardText } from '../titles/words';
import { Cited } from '../ui/Cited';
import { PlayerName } from '../ui/PlayerName';
import { useFound } from '../ui/useFound';
import type { PageProps } from './pageProps';
import '../styles/desk.css';
import '../styles/titles.css';

export default function TitleReport({ id }: PageProps) {
  const { found, instead } = useFound(id, () =>
    api.GET('/api/titles/reports/{year}', { params: { path: { year: Number(id) } } }),
  );
  useTitle(t('report-title', { year: id }));
  if (!found) return instead;
  const { year, complete, has_earlier: earlier, confirmed, revoked, norms } = found;
  const votes = found.for_congress;
  return (
    <div class="titles report">
      <div>
        <h1>{t('report-title', { year: String(year) })}</h1>
        <p class="lede">
          <Cited text={t('report-lede')} />
        </p>
        {!complete && <p class="muted">{t('report-running')}</p>}
      </div>
      <p class="report-tools row">
        <button type="button" class="btn" onClick={() => print()}>
          {t('report-print')}
        </button>
        {earlier && <a href={`/titles/reports/${year - 1}`}>{year - 1}</a>}
        {complete && <a href={`/titles/reports/${year + 1}`}>{year + 1}</a>}
        <a href="/titles">{t('nav-titles')}</a>
      </p>
      <Part id="confirmed" title={t('report-confirmed')} none={t('report-confirmed-none')}>
        {confirmed.map((line) => (
          <Line key={line.case} of={line} certificate={line.has_certificate} />
        ))}
      </Part>
      <Part id="revoked" title={t('report-revoked')} none={t('report-revoked-none')}>
        {revoked.map((line) => (
          <Line key={line.case} of={line} certificate={false} />
        ))}
      </Part>
      <Part id="votes" title={t('report-for-congress')} none={t('report-for-congress-none')}>
        {votes.map((line) => (
          <li class="title-row" key={line.case}>
            <b>{awardText(line.award)}</b>
            <PlayerName player={line.player} link />
            <span class="small muted">
              {line.revocation && `${t('report-revocation')} · `}
              {line.until !== null && t('report-until', { day: date(line.until) })}
            </span>
          </li>
        ))}
      </Part>
      <Part id="norms" title={t('report-norms')} none={t('report-norms-none')}>
        {norms.map((line) => (
          <li class="title-row" key={`${line.section}-${line.player.id}`}>
            <b>{line.titles.join(', ')}</b>
            <PlayerName player={line.player} link />
            <span class="small muted">
              {date(line.finished_at)} ·{' '}
              <a href={`/section/${line.section}`}>
                {sectionName({ name: line.section_name, event_name: line.event_name })}
              </a>
            </span>
          </li>
        ))}
      </Part>
    </div>
  );
}

interface PartProps {
  id: string;
  title: string;
  none: string;
  children: ComponentChildren[];
}

function Part({ id, title, none, children }: PartProps) {
  return (
    <section aria-labelledby={`h-${id}`}>
      <h2 id={`h-${id}`}>{title}</h2>
      {children.length === 0 && <p class="muted">{none}</p>}
      {children.length > 0 && <ul class="panel queue">{children}</ul>}
    </section>
  );
}

interface LineProps {
  of: Report['confirmed'][number];
  certificate: boolean;
}

function Line({ of: line, certificate }: LineProps) {
  const { award, cycle, player, at, article, approving, of: all } = line;
  return (
    <li class="title-row">
      <b>{awardText(award, cycle)}</b>
      <PlayerName player={player} link />
      <span class="small muted">
        {date(at)} · <Cited text={article} />
        {approving !== null && ` · ${t('titles-voted', { n: num(approving), of: num(all ?? 0) })}`}
        {certificate && (
          <>
            {' '}
            · <a href={`/titles/${line.case}`}>{t('titles-certificate')}</a>
          </>
        )}
      </span>
    </li>
  );
}
