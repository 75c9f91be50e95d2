// A rating list: the newest, or the one that the address names.
import type { ListHead } from '../ratings/api';
import { ListChoice } from '../ratings/ListChoice';
import { GenderFile } from '../ratings/GenderFile';
import { ListFilters } from '../ratings/ListFilters';
import { ListTable } from '../ratings/ListTable';
import { useFilters } from '../ratings/filters';
import { chosen, useLists } from '../ratings/useLists';
import { useRatingList } from '../ratings/useRatingList';
import { monthOf, poolText } from '../ratings/words';
import { date, day, num } from '../format';
import { t } from '../i18n';
import { useTitle } from '../title';
import { Failure } from '../ui/Failure';
import { Icon } from '../ui/Icon';
import { Skeleton } from '../ui/Skeleton';
import { Tag } from '../ui/Tag';
import { Trouble } from '../ui/Trouble';
import '../styles/ratings.css';

export default function Ratings({ id }: { id: string }) {
  const { lists, problem, load } = useLists();
  if (!lists) {
    return problem ? <Trouble problem={problem} onRetry={load} /> : <Skeleton height="80vh" />;
  }
  const list = chosen(lists, id);
  return list ? <RatingList lists={lists} list={list} /> : <NoList lists={lists} />;
}

function NoList({ lists }: { lists: readonly ListHead[] }) {
  useTitle(t('nav-ratings'));
  return (
    <div class="ratings">
      <h1>{t('ratings-title')}</h1>
      <div class="empty panel">
        <h2>{t(lists.length ? 'ratings-unknown' : 'ratings-none')}</h2>
        {lists.length ? (
          <p>
            <a href="/ratings">{t('ratings-to-newest')}</a>
          </p>
        ) : (
          <p>{t('ratings-none-text')}</p>
        )}
      </div>
    </div>
  );
}

function RatingList({ lists, list }: { lists: readonly ListHead[]; list: ListHead }) {
  const filters = useFilters();
  const { shown, problem, busy, load, more } = useRatingList(list.id, filters);
  const title = t('ratings-list-of', {
    pool: poolText(list.pool),
    when: monthOf(list.effective_on),
  });
  useTitle(title);
  return (
    <div class="ratings">
      <ListHeading list={list} title={title} />
      <ListChoice lists={lists} list={list} />
      <ListFilters filters={filters} federations={shown?.federations ?? []} />
      {problem && <Failure problem={problem} onRetry={load} />}
      {!shown && !problem && <Skeleton height="60vh" />}
      {shown && (
        <>
          <p class="muted small" role="status">
            {t('ratings-found', { n: shown.total, shown: num(shown.rows.length) })}
          </p>
          {shown.rows.length === 0 ? (
            <p class="empty">{t('ratings-no-match')}</p>
          ) : (
            <ListTable rows={shown.rows} onMore={more} busy={busy} />
          )}
        </>
      )}
    </div>
  );
}

function ListHeading({ list, title }: { list: ListHead; title: string }) {
  const file = `/api/rating-lists/${list.id}/list`;
  return (
    <div class="row spread">
      <div>
        <h1>{title}</h1>
        <p class="lede">
          {t('ratings-lede', {
            from: day(list.effective_on),
            until: day(list.reported_until),
            n: list.players,
          })}{' '}
          {!list.in_force && <Tag strong>{t('ratings-not-yet')}</Tag>}
          {list.late && list.published_at !== null && (
            <Tag tone="amber">{t('ratings-late', { day: date(list.published_at) })}</Tag>
          )}
        </p>
      </div>
      <p class="row downloads">
        <a class="btn" href={`${file}.csv`} download>
          <Icon name="down" />
          CSV
          <span class="vh"> {t('ratings-download')}</span>
        </a>
        <a class="btn" href={`${file}.json`} download>
          <Icon name="down" />
          JSON
          <span class="vh"> {t('ratings-download')}</span>
        </a>
        <GenderFile list={list.id} />
      </p>
    </div>
  );
}
