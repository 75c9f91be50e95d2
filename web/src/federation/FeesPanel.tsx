// What a year's entries come to: still to be paid, paid, and free, each currency for itself.
import type { ComponentChildren } from 'preact';
import { money } from '../events/words';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import type { Sum, Sums } from './entries';

interface Props {
  year: number;
  sums: Sums;
}

/** "€90.00 + CZK 1,200.00". */
export const sumText = ({ money: sums }: Sum): string => sums.map(money).join(' + ');

export function FeesPanel({ year, sums }: Props) {
  const { due, paid, lost, free, unconfirmed } = sums;
  return (
    <section class="panel pad" aria-labelledby="h-fees">
      <h2 id="h-fees">{t('federation-fees-sums', { year: String(year) })}</h2>
      <dl class="fees-sums">
        <Kind name={t('federation-fees-due')} sum={due} strong />
        <Kind name={t('federation-fees-paid')} sum={paid}>
          {lost.n > 0 && <p>{t('federation-fees-lost', { n: lost.n, sum: sumText(lost) })}</p>}
        </Kind>
        <div>
          <dt>{t('federation-fees-free')}</dt>
          <dd>
            <b>{t('federation-fees-entries', { n: free })}</b>
            {unconfirmed > 0 && (
              <p>
                <Cited text={t('federation-fees-unconfirmed', { n: unconfirmed })} />
              </p>
            )}
          </dd>
        </div>
      </dl>
      <p class="small muted">
        <Cited text={t('federation-fees-organiser')} />
      </p>
    </section>
  );
}

interface KindProps {
  name: string;
  sum: Sum;
  strong?: boolean;
  children?: ComponentChildren;
}

const Kind = ({ name, sum, strong = false, children }: KindProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {sum.n === 0 ? (
        <b class="muted">{t('federation-fees-nothing')}</b>
      ) : (
        sum.money.map((each) => (
          <b key={each.currency} class={strong ? 'open' : ''}>
            {money(each)}
          </b>
        ))
      )}
      {sum.n > 0 && <p>{t('federation-fees-entries', { n: sum.n })}</p>}
      {children}
    </dd>
  </div>
);
