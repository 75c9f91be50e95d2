// The lists in which a player stands, the latest first, each with its explanation in place.
import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { num } from '../format';
import { t } from '../i18n';
import type { RatingPeriod } from '../ratings/api';
import { listPath, methodText, monthOf, ratingText, signed } from '../ratings/words';
import { Why } from './Why';

/** Two years. */
const SHOWN = 8;
const COLUMNS = 5;

interface Props {
  player: number;
  periods: readonly RatingPeriod[];
}

export function Periods({ player, periods }: Props) {
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const latest = [...periods].reverse();
  const shown = all ? latest : latest.slice(0, SHOWN);
  return (
    <>
      <table class="periods">
        <thead>
          <tr>
            <th scope="col">{t('ratings-list')}</th>
            <th scope="col" class="r">
              {t('ratings-rating')}
            </th>
            <th scope="col" class="r">
              <abbr title={t('ratings-change')}>±</abbr>
            </th>
            <th scope="col" class="r">
              {t('ratings-games')}
            </th>
            <th scope="col">
              <span class="vh">{t('player-why')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((period) => (
            <Fragment key={period.list}>
              <PeriodRow
                period={period}
                open={open === period.list}
                onToggle={() => setOpen(open === period.list ? null : period.list)}
              />
              {open === period.list && (
                <tr class="why">
                  <td colSpan={COLUMNS} id={`why-${period.list}`}>
                    <Why player={player} list={period.list} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {shown.length < latest.length && (
        <p class="row">
          <button type="button" class="btn" onClick={() => setAll(true)}>
            {t('player-all-lists', { n: latest.length })}
          </button>
        </p>
      )}
    </>
  );
}

const changeText = ({ rating, change }: RatingPeriod): string => {
  if (change !== null) return signed(change);
  return rating === null ? '–' : t('ratings-new-short');
};

interface RowProps {
  period: RatingPeriod;
  open: boolean;
  onToggle: () => void;
}

function PeriodRow({ period, open, onToggle }: RowProps) {
  const { list, effective_on: from, rating, games, method, games_in_period: n } = period;
  return (
    <tr>
      <th scope="row">
        <a href={listPath(list)}>{monthOf(from)}</a>
        <span class="method small muted">{methodText(method)}</span>
      </th>
      <td class="r">
        <b>{ratingText(rating)}</b>
      </td>
      <td class="r">{changeText(period)}</td>
      <td class="r small">
        {num(games)}
        {n > 0 && <span class="method muted">{t('player-games-new', { n })}</span>}
      </td>
      <td class="r">
        {/* What was taken over came without its games; others do not see what is not published. */}
        {method !== 'imported' && rating !== null && (
          <button
            type="button"
            class="link-button"
            aria-expanded={open}
            aria-controls={open ? `why-${list}` : undefined}
            onClick={onToggle}
          >
            {t('player-why')}
            <span class="vh"> {monthOf(from)}</span>
          </button>
        )}
      </td>
    </tr>
  );
}
