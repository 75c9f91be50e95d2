// Puts matters aside until a morning.
import { date } from '../format';
import { t } from '../i18n';
import type { QueueItem } from '../decisions/api';
import { midnightIn, putAside } from './later';

const DAYS = { tomorrow: 1, week: 7 } as const;
const CHOICES = ['tomorrow', 'week'] as const;

interface Props {
  items: readonly QueueItem[];
  /** For those who hear it: which matter. */
  what: string;
  onPut: (items: readonly QueueItem[], until: number, from: Element) => void;
}

/** The choice itself, where there is room for it. */
export function LaterChoice({ items, onPut }: Omit<Props, 'what'>) {
  const put = (days: number, from: Element) => {
    const until = midnightIn(days);
    putAside(items, until);
    onPut(items, until, from);
  };
  return (
    <>
      {CHOICES.map((choice) => (
        <button
          key={choice}
          type="button"
          class="btn small"
          title={t('queue-back-on', {
            when: date(new Date(midnightIn(DAYS[choice])).toISOString()),
          })}
          onClick={({ currentTarget }) => put(DAYS[choice], currentTarget)}
        >
          {t(`queue-later-${choice}`)}
        </button>
      ))}
    </>
  );
}

export const LaterMenu = ({ items, what, onPut }: Props) => (
  <details class="later">
    <summary>
      {t('queue-later')} <span class="vh">{what}</span>
    </summary>
    <div>
      <LaterChoice items={items} onPut={onPut} />
    </div>
  </details>
);
