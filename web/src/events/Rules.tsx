// What an event announces: its sentences by what they are about, and its dates.
import type { TimeControl } from '../api/types';
import { t } from '../i18n';
import { qualifiedStage } from '../qualifications/api';
import { Said } from './About';
import { Moment } from './Moment';
import { sentencesOf } from './sentences';
import type { Announcement } from './api';
import { Cited } from '../ui/Cited';

interface Props {
  announcement: Announcement;
  /** The announcement's own, in its parts. */
  control: TimeControl;
  /** The name of the event that it goes on from, where it is known. */
  before?: string | undefined;
  /** Of the headings. */
  level?: 2 | 3;
  /** Begins with the organiser's own words; a page can have them in a panel of their own. */
  about?: boolean;
}

export function Rules({ announcement, control, before, level = 3, about = true }: Props) {
  const Heading = `h${level}` as const;
  const { entries_open_at: open, entries_close_at: close, starts_at, ends_at } = announcement;
  const payment = announcement.fee && announcement.payment;
  const target = qualifiedStage(announcement);
  const season = announcement.teams?.league?.follows ?? null;
  const dates = [
    ['events-date-open', open],
    ['events-date-close', close],
    ['events-date-start', starts_at],
    ['events-date-end', ends_at],
  ] as const;
  return (
    <div class="rules">
      {about && announcement.about && (
        <section>
          <Heading>{t('events-about')}</Heading>
          <Said text={announcement.about} />
        </section>
      )}
      {sentencesOf(announcement, control, before).map(({ group, sentences }) => (
        <section key={group}>
          <Heading>{t(`events-group-${group}`)}</Heading>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>
                <Cited text={sentence} />
              </li>
            ))}
            {group === 'who' && target && (
              <li>
                <a href={`/qualifiers?stage=${target}`}>{t('events-qualifiers')}</a>
              </li>
            )}
            {group === 'fee' && payment && (
              <li>
                {t('events-payment')}:
                <Said text={payment} />
              </li>
            )}
            {group === 'how' && season !== null && (
              <li>
                <a href={`/events/${season}`}>{t('events-season-before', { n: String(season) })}</a>
              </li>
            )}
          </ul>
        </section>
      ))}
      <section>
        <Heading>{t('events-group-dates')}</Heading>
        <dl class="dates">
          {dates.map(([text, at]) => (
            <div key={text}>
              <dt>{t(text)}</dt>
              <dd>{at ? <Moment at={at} /> : t('events-no-end')}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
