// What is in a player's leave book: days, periods, and everything that was entered.
import type { LeaveBook, LeaveEntry } from '../api/types';
import { dateTimeUtc, num } from '../format';
import { t } from '../i18n';
import { days, spanText } from '../leave/words';
import { PlayerName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';

export function LeaveBookView({ book }: { book: LeaveBook }) {
  const { years, periods, allowance_days: allowance } = book.leave;
  return (
    <>
      <p class="muted">
        {allowance ? t('book-allowance', { n: allowance }) : t('book-no-leave')}{' '}
        {t('book-games', { n: book.leave.running_games })}
      </p>
      <table class="years">
        <thead>
          <tr>
            {['book-year', 'book-allowed', 'book-taken', 'book-left'].map((id) => (
              <th key={id} scope="col">
                {t(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, allowed, taken, left }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{num(allowed)}</td>
              <td>{num(taken)}</td>
              <td>{num(left)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{t('book-periods')}</h3>
      {periods.length === 0 && <p class="muted">{t('book-periods-none')}</p>}
      <ul class="plain">
        {periods.map((period) => (
          <li key={`${period.first} ${period.kind}`}>
            <b>{spanText(period)}</b> <span class="muted">{days(period.days)}</span>{' '}
            {period.kind === 'special' && <Tag>{t('leave-special')}</Tag>}{' '}
            {period.state === 'running' && <Tag strong>{t('leave-running')}</Tag>}
          </li>
        ))}
      </ul>
    </>
  );
}

function what(entry: LeaveEntry): string {
  const { first, last, year, days: n } = entry;
  if (entry.action === 'corrected') {
    const days = num(n ?? 0, { signDisplay: 'exceptZero' });
    return t('book-did-corrected', { year: String(year ?? ''), days });
  }
  const span = first && last ? spanText({ first, last }) : '';
  return t(`book-did-${entry.action}`, { days: span });
}

/** The log, the latest first. */
export function LeaveLog({ entries }: { entries: readonly LeaveEntry[] }) {
  if (entries.length === 0) return <p class="muted">{t('book-log-none')}</p>;
  return (
    <ol class="plain log">
      {[...entries].reverse().map((entry, index) => (
        <li key={`${entry.at} ${index}`}>
          <p>{what(entry)}</p>
          {entry.reason && <p class="pre small">{entry.reason}</p>}
          <p class="muted small">
            {entry.by && <PlayerName player={entry.by} rating={false} />}{' '}
            <time dateTime={entry.at}>{dateTimeUtc(entry.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
