// The entries that are looked at, on paper: one table, with nothing folded and nothing to press.
import { money } from '../events/words';
import { date } from '../format';
import { t } from '../i18n';
import { nameOf } from '../ui/PlayerName';
import { standingText } from './EventEntries';
import { firstDay } from './days';
import type { Group, Show } from './entries';

interface Props {
  groups: readonly Group[];
  show: Show;
}

export const EntrySheet = ({ groups, show }: Props) => (
  <table class="fees-sheet" aria-hidden="true">
    {show !== 'all' && <caption>{t(`federation-fees-show-${show}`)}</caption>}
    <thead>
      <tr>
        <th>{t('federation-player')}</th>
        <th>{t('federation-number')}</th>
        <th>{t('federation-fees-entered')}</th>
        <th>{t('federation-fees-state')}</th>
        <th>{t('federation-fees-standing')}</th>
      </tr>
    </thead>
    {groups.map(({ event, lines }) => (
      <tbody key={event.event}>
        <tr>
          <th colSpan={5}>
            {event.name}{' '}
            <small>
              {[
                event.code,
                t('events-starts-on', { day: firstDay(event.starts_at) }),
                event.fee ? money(event.fee) : t('federation-fees-no-fee'),
                ...(event.cancelled ? [t('events-phase-cancelled')] : []),
              ].join(' · ')}
            </small>
          </th>
        </tr>
        {lines.map((line) => (
          <tr key={line.player?.id ?? `team ${line.team?.number ?? ''}`}>
            <td>
              <bdi>{line.player ? nameOf(line.player) : line.team?.name}</bdi>
            </td>
            <td>{line.player?.id ?? t('federation-fees-team')}</td>
            <td>{date(line.at)}</td>
            <td>{t(`events-state-${line.state}`)}</td>
            <td>{standingText(event, line) || '–'}</td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);
