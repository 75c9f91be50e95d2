// What lets the reader in whatever the rating: a qualification, or the win of a section, or what each section lacks.
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

/** By which qualification the reader enters; it is used then. */
export function EntersQualified({ qualified }: Pick<EventView, 'qualified'>) {
  if (qualified?.kind !== 'qualified') return null;
  const { article, sections } = qualified;
  return (
    <p>
      <Cited
        text={t(sections.length ? 'events-qualified-by' : 'events-qualified-player', { article })}
      />{' '}
      {sections.map((section, place) => (
        <span key={section}>
          {place > 0 && ', '}
          <a href={`/section/${section}`}>{t('events-grounds-section', { n: String(section) })}</a>
        </span>
      ))}
    </p>
  );
}

/** Where the reader sees what qualifies them for what, and what is missing. */
export const ToQualifications = ({ player }: { player: number }) => (
  <p>
    <a href={`/player/${player}/qualifications`}>{t('events-qualifications')}</a>
  </p>
);

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
