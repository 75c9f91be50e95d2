// The Table of Qualifiers: who may enter a stage, by which article, until when, and what of it is used.
import { date, num } from '../format';
import { dashed, t } from '../i18n';
import { QualifiersTable } from '../qualifications/QualifiersTable';
import { TableFilters } from '../qualifications/TableFilters';
import type { Qualifiers } from '../qualifications/api';
import { useFilters } from '../qualifications/filters';
import { useQualifiers } from '../qualifications/useQualifiers';
import { session } from '../session';
import { useTitle } from '../title';
import { Cited } from '../ui/Cited';
import { Failure } from '../ui/Failure';
import { Icon } from '../ui/Icon';
import { Skeleton } from '../ui/Skeleton';
import '../styles/ratings.css';
import '../styles/qualifications.css';

export default function QualifiersPage() {
  const filters = useFilters();
  const { shown, problem, busy, load, more } = useQualifiers(filters);
  useTitle(t('qualifiers-title'));
  const stage = t(`events-stage-${dashed(filters.stage)}`);
  const me = session.value?.me.player.id;
  return (
    <div class="ratings">
      <div class="row spread">
        <div>
          <h1>{t('qualifiers-title')}</h1>
          <p class="lede">
            <Cited text={t('qualifiers-lede')} />
          </p>
          {me !== undefined && (
            <p>
              <a href={`/player/${me}/qualifications`}>{t('qualified-mine')}</a>
            </p>
          )}
        </div>
        <Files stage={filters.stage} />
      </div>
      <TableFilters filters={filters} shown={shown} />
      <h2 class="stage">{stage}</h2>
      {filters.stage.startsWith('ladies') && <p class="small muted">{t('qualifiers-ladies')}</p>}
      {problem && <Failure problem={problem} onRetry={load} />}
      {!shown && !problem && <Skeleton height="60vh" />}
      {shown && (
        <>
          <p class="muted small" role="status">
            {t('qualifiers-found', { n: shown.total })}
            {shown.lines.length < shown.total &&
              `, ${t('qualifiers-shown', { shown: num(shown.lines.length) })}`}
            {' · '}
            <Since of={shown} />
          </p>
          {shown.lines.length === 0 ? (
            <p class="empty">{t(isNarrowed(filters) ? 'ratings-no-match' : 'qualifiers-none')}</p>
          ) : (
            <QualifiersTable stage={filters.stage} lines={shown.lines} onMore={more} busy={busy} />
          )}
        </>
      )}
    </div>
  );
}

const isNarrowed = ({ search, federation, article, free }: ReturnType<typeof useFilters>) =>
  Boolean(search.trim() || federation || article || free);

function Since({ of: { made_at: made, changed_at: changed } }: { of: Qualifiers }) {
  if (!made) return <>{t('qualifiers-not-made')}</>;
  if (!changed) return null;
  return <>{t('qualifiers-changed', { changed: date(changed), made: date(made) })}</>;
}

const KINDS = ['csv', 'json', 'atom'] as const;

function Files({ stage }: { stage: string }) {
  return (
    <p class="row downloads">
      {KINDS.map((kind) => (
        <a
          key={kind}
          class="btn"
          href={`/api/qualifiers.${kind}?stage=${stage}`}
          {...(kind === 'atom'
            ? { type: 'application/atom+xml', target: '_blank' }
            : { download: true })}
        >
          {kind !== 'atom' && <Icon name="down" />}
          {kind === 'atom' ? 'Atom' : kind.toUpperCase()}
          <span class="vh"> {t(`qualifiers-file-${kind}`)}</span>
        </a>
      ))}
    </p>
  );
}
