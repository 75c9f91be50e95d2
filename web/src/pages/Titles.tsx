// New titles, and applications that everybody may object to (TR-10.10).
import { useState } from 'preact/hooks';
import { date, day, num } from '../format';
import { t } from '../i18n';
import { holds } from '../session';
import { useTitle } from '../title';
import type { Application, ConfirmedTitle } from '../titles/api';
import { useTitles } from '../titles/useTitles';
import { awardText, groundsText } from '../titles/words';
import { Cited } from '../ui/Cited';
import { Failure } from '../ui/Failure';
import { PlayerName } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import { WriteDialog } from '../ui/WriteDialog';
import '../styles/desk.css';
import '../styles/titles.css';

export default function TitlesPage() {
  useTitle(t('nav-titles'));
  const { shown, problem, load, object } = useTitles();
  const [asked, setAsked] = useState<Application | null>(null);
  const [news, setNews] = useState('');
  if (!shown) {
    return problem ? (
      <Trouble problem={problem} onRetry={() => load()} />
    ) : (
      <Skeleton height="60vh" />
    );
  }
  const { open, titles, next } = shown;
  return (
    <div class="titles">
      <h1>{t('nav-titles')}</h1>
      <div role="status">{news && <p class="panel news">{news}</p>}</div>
      {problem && <Failure problem={problem} onRetry={() => load()} />}
      {open.length > 0 && (
        <section aria-labelledby="h-open">
          <h2 id="h-open">{t('titles-open')}</h2>
          <p class="muted">
            <Cited text={t('titles-open-hint')} />
          </p>
          {open.map((each) => (
            <ApplicationPanel key={each.case} of={each} onObject={() => setAsked(each)} />
          ))}
        </section>
      )}
      <section aria-labelledby="h-new">
        <h2 id="h-new">{t('titles-new')}</h2>
        {titles.length === 0 && <p class="muted">{t('titles-none')}</p>}
        <ul class="panel queue">
          {titles.map((each) => (
            <TitleRow key={each.case} of={each} />
          ))}
        </ul>
        <p>
          <a href={`/titles/reports/${new Date(shown.now).getUTCFullYear()}`}>
            {t('titles-report-link')}
          </a>
        </p>
        {next !== null && (
          <button type="button" class="btn" onClick={() => load(next)}>
            {t('titles-more')}
          </button>
        )}
      </section>
      <WriteDialog
        open={asked !== null}
        title={t('titles-object-title')}
        text={asked ? awardText(asked.award, asked.cycle) : ''}
        label={t('titles-object-label')}
        hint={t('titles-object-hint')}
        action={t('titles-object-send')}
        onSend={async (text) => {
          const refusal = asked ? await object(asked.case, text) : null;
          setNews(refusal ? '' : t('titles-objected'));
          return refusal;
        }}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}

function ApplicationPanel({ of, onObject }: { of: Application; onObject: () => void }) {
  return (
    <article class="panel case">
      <h3>{awardText(of.award, of.cycle)}</h3>
      <p>
        <PlayerName player={of.player} link /> ·{' '}
        <Cited text={groundsText(of.grounds, of.article)} />
      </p>
      <p class="pre">{of.reason}</p>
      {of.mentor !== null && <p>{t('titles-mentor-is', { name: of.mentor })}</p>}
      {of.died_on !== null && <p>{t('titles-died-on', { day: day(of.died_on) })}</p>}
      <p class="small muted">{t('titles-until', { day: date(of.until), n: num(of.objections) })}</p>
      {of.may_object && (
        <button type="button" class="btn" onClick={onObject}>
          {t('titles-object')}
        </button>
      )}
    </article>
  );
}

function TitleRow({ of: { case: id, player, award } }: { of: ConfirmedTitle }) {
  // Whose revocation an office recommends or votes about: the Arbiter Committee has no part in that.
  const officer = holds('qualifications_commissioner', 'executive_board', 'disciplinary_committee');
  return (
    <li class="title-row">
      <b>{awardText(award.award, award.cycle)}</b>
      <PlayerName player={player} link />
      <span class="small muted">
        {date(award.since)} · <Cited text={groundsText(award.grounds, award.article)} />
        {award.award !== 'MKŠ' && (
          <>
            {' '}
            · <a href={`/titles/${id}`}>{t('titles-certificate')}</a>
          </>
        )}
        {officer && (
          <>
            {' '}
            · <a href={`/desk/titles/${id}`}>{t('titles-case', { n: String(id) })}</a>
          </>
        )}
      </span>
    </li>
  );
}
