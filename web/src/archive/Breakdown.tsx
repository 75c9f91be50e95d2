// The results in the position on the board by the strength of the players, and by year.
import { num } from '../format';
import { t } from '../i18n';
import { ratingText } from '../ratings/words';
import { ResultBar } from './ResultBar';
import type { ArchivePosition, Counts } from './types';

/** A class of ratings. */
const CLASS = 200;

export function Breakdown({ position: { ratings, years } }: { position: ArchivePosition }) {
  if (ratings.length + years.length === 0) return null;
  const byRating = ratings.map(
    ({ from, counts }) => [`${ratingText(from)}–${ratingText(from + CLASS - 1)}`, counts] as const,
  );
  const byYear = years.map(({ year, counts }) => [String(year), counts] as const);
  return (
    <details class="panel pad">
      <summary>{t('archive-breakdown')}</summary>
      <Results title={t('archive-by-rating')} column={t('archive-rating')} rows={byRating} />
      <Results title={t('archive-by-year')} column={t('archive-year')} rows={byYear} />
    </details>
  );
}

interface Props {
  title: string;
  column: string;
  rows: readonly (readonly [string, Counts])[];
}

function Results({ title, column, rows }: Props) {
  if (rows.length === 0) return null;
  return (
    <table class="explorer">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{column}</th>
          <th scope="col" class="r">
            {t('archive-games')}
          </th>
          <th scope="col">{t('archive-results')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, counts]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td class="r">{num(counts.games)}</td>
            <td>
              <ResultBar counts={counts} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
