// What waits for the federation; each leads to where it is done.
import { date } from '../format';
import { t } from '../i18n';
import { Icon } from '../ui/Icon';
import { Skeleton } from '../ui/Skeleton';
import type { Due } from './due';

interface Props {
  due: readonly Due[];
  /** All of it is known. */
  ready: boolean;
}

export function DueList({ due, ready }: Props) {
  return (
    <section class="panel pad due-list" aria-labelledby="h-due">
      <h2 id="h-due">{t('federation-due')}</h2>
      {!ready && <Skeleton height="92px" />}
      {ready && due.length === 0 && <p class="muted">{t('federation-due-none')}</p>}
      {ready && due.length > 0 && (
        <ul>
          {due.map(({ duty, n, to, of }) => (
            <li key={`${duty} ${of?.id ?? ''}`}>
              <a href={to}>
                <Icon name="right" />
                <span>
                  {t(`federation-due-${duty}`, { n })}
                  {of && (
                    <>
                      {' '}
                      <small>
                        {t('federation-due-since', { event: of.event, day: date(of.since) })}
                      </small>
                    </>
                  )}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
