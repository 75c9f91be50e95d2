// What a federation has entered of one event: folded where there are many.
import { useState } from 'preact/hooks';
import { money } from '../events/words';
import { date, num } from '../format';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { PlayerName, fullName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import type { Asked } from './EntryList';
import { sumText } from './FeesPanel';
import { firstDay, lastDay } from './days';
import { type FederationEvent, type Group, type Line, standingOf, sumsOf } from './entries';
import { useSteps } from '../ui/useSteps';

/** Rows that are drawn at first, and with each press. */
const [FIRST, STEP] = [12, 50];

interface Props {
  of: Group;
  open: boolean;
  /** Who confirms for the federation; left out for those who only look. */
  me: number | undefined;
  onAsk: (asked: Asked) => void;
}

export function EventEntries({ of, open, me, onAsk }: Props) {
  const { event, lines } = of;
  const [isOpen, setOpen] = useState(open);
  const { due, unconfirmed } = sumsOf([of]);
  return (
    <li>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <h3>
            {event.name} <span class="muted number">{num(lines.length)}</span>
          </h3>
          <span class="small muted facts">{factsOf(event)}</span>
          <span class="row">
            {event.cancelled && <Tag tone="red">{t('events-phase-cancelled')}</Tag>}
            {due.n > 0 && (
              <Tag tone="amber">{t('federation-fees-event-due', { sum: sumText(due) })}</Tag>
            )}
            {unconfirmed > 0 && (
              <Tag tone="amber">{t('federation-fees-event-confirm', { n: unconfirmed })}</Tag>
            )}
          </span>
        </summary>
        {isOpen && (
          <>
            <p class="small">
              <a href={`/events/${event.event}`}>
                {t('federation-fees-event')}
                <span class="vh"> {event.name}</span>
              </a>{' '}
              <span class="muted">
                · {t('events-closes-on', { day: lastDay(event.entries_close_at) })}
              </span>
            </p>
            <Rows of={of} me={me} onAsk={onAsk} />
          </>
        )}
      </details>
    </li>
  );
}

const factsOf = (event: FederationEvent): string =>
  [
    event.code,
    t('events-starts-on', { day: firstDay(event.starts_at) }),
    event.fee ? t('federation-fees-fee', { fee: money(event.fee) }) : t('federation-fees-no-fee'),
  ].join(' · ');

function Rows({ of: { event, lines }, me, onAsk }: Omit<Props, 'open'>) {
  const { most, list, more } = useSteps<HTMLTableSectionElement>(FIRST, STEP);
  return (
    <>
      <table class="fees-table" role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {t('federation-player')}
            </th>
            <th scope="col" role="columnheader">
              {t('federation-fees-entered')}
            </th>
            <th scope="col" role="columnheader">
              {t('federation-fees-state')}
            </th>
            <th scope="col" role="columnheader">
              {t('federation-fees-standing')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" ref={list}>
          {lines.slice(0, most).map((line) => (
            <Row
              key={line.player?.id ?? `team ${line.team?.number ?? ''}`}
              event={event}
              line={line}
              me={me}
              onAsk={onAsk}
            />
          ))}
        </tbody>
      </table>
      {lines.length > most && (
        <button type="button" class="btn" onClick={more}>
          {t('federation-fees-more', { n: lines.length - most })}
        </button>
      )}
    </>
  );
}

interface RowProps {
  event: FederationEvent;
  line: Line;
  me: number | undefined;
  onAsk: (asked: Asked) => void;
}

function Row({ event, line, me, onAsk }: RowProps) {
  const { player, team, state } = line;
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {player && (
          <>
            <PlayerName player={player} rating={false} link />{' '}
            <span class="small muted">{player.id}</span>
          </>
        )}
        {team && (
          <>
            <a href={`/events/${event.event}/teams`}>
              <bdi>{team.name}</bdi>
            </a>{' '}
            <span class="small muted">{t('federation-fees-team')}</span>
          </>
        )}
      </th>
      {/* On a phone there are no headings. */}
      <td role="cell" class="small muted" data-label={t('federation-fees-entered')}>
        {date(line.at)}
      </td>
      <td role="cell">
        <Tag strong={state === 'accepted'} tone={state === 'refused' ? 'red' : undefined}>
          {t(`events-state-${state}`)}
        </Tag>
      </td>
      <td role="cell">
        <Stands event={event} line={line} me={me} onAsk={onAsk} />
      </td>
    </tr>
  );
}

function Stands({ event, line, me, onAsk }: RowProps) {
  const { player } = line;
  const standing = standingOf(event, line);
  if (standing === 'none') return <span class="muted">–</span>;
  if (standing !== 'unconfirmed') {
    return <Tag tone={standing === 'due' ? 'amber' : undefined}>{standingText(event, line)}</Tag>;
  }
  const isOwn = player?.id === me;
  return (
    <>
      <p class="row">
        <Tag tone="amber">{standingText(event, line)}</Tag>
        {player && me !== undefined && !isOwn && (
          <button type="button" class="btn small" onClick={() => onAsk({ event, player })}>
            {t('federation-fees-confirm')}
            <span class="vh"> {fullName(player)}</span>
          </button>
        )}
      </p>
      {isOwn && (
        <p class="small muted">
          <Cited text={t('federation-fees-own')} />
        </p>
      )}
    </>
  );
}

/** How an entry stands, in words; empty where nothing is paid. */
export function standingText(event: FederationEvent, line: Line): string {
  const standing = standingOf(event, line);
  if (standing === 'none') return '';
  const at = line.fee_paid_at ?? line.confirmed_at;
  return t(`federation-fees-is-${standing}`, { day: at ? date(at) : '' });
}
