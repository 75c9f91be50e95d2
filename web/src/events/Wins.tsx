// Sections whose winner may enter a higher class: by which one the reader enters, or what each lacks.
import { t, dashed } from '../i18n';
import { sectionName } from '../sectionName';
import { Cited } from '../ui/Cited';
import type { EventView, SectionWin } from './api';

/** By which section the reader enters. */
export function EntersBy({ wins }: Pick<EventView, 'wins'>) {
  const by = wins.find(({ holds }) => holds);
  if (!by) return null;
  return (
    <p>
      {t('events-by-win')} <a href={`/section/${by.section}`}>{nameOf(by)}</a>
    </p>
  );
}

/** What the reader's sections lack; `rule` is the article that asks for a win. */
export function Lacking({ wins, rule }: Pick<EventView, 'wins'> & { rule: string }) {
  if (wins.length === 0) return null;
  return (
    <>
      <p>
        <Cited text={t('events-wins-title', { rule })} />
      </p>
      <ul>
        {wins.map((win) => (
          <li key={win.section}>
            <a href={`/section/${win.section}`}>{nameOf(win)}</a>: <Cited text={lackText(win)} />
            {win.used_in !== null && !win.lack && <Used event={win.used_in} />}
          </li>
        ))}
      </ul>
    </>
  );
}

const Used = ({ event }: { event: number }) => (
  <>
    {' '}
    <a href={`/events/${event}`}>{t('events-win-used-event', { n: String(event) })}</a>
  </>
);

const nameOf = ({ name, event }: SectionWin): string => sectionName({ name, event_name: event });

const lackText = ({ lack }: SectionWin): string =>
  lack ? t(`events-win-${dashed(lack)}`) : t('events-win-used');
