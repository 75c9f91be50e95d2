// The entries of a year by event: found by how they stand or by a name, confirmed one by one, taken away as a file.
import { useState } from 'preact/hooks';
import type { Player, Problem } from '../api/types';
import { num } from '../format';
import { Confirm } from '../game/Confirm';
import { saveAs } from '../game/download';
import { t } from '../i18n';
import { query, setQuery } from '../router';
import { ownFederation, session } from '../session';
import { Icon } from '../ui/Icon';
import { fullName } from '../ui/PlayerName';
import { SearchField } from '../ui/SearchField';
import { Segmented } from '../ui/Segmented';
import { useFocusAfter } from '../ui/useFocusAfter';
import { useSteps } from '../ui/useSteps';
import { EntrySheet } from './EntrySheet';
import { EventEntries } from './EventEntries';
import {
  type FederationEvent,
  type Group,
  SHOWS,
  countOf,
  groupsOf,
  standingOf,
  sumsOf,
  wishOf,
} from './entries';
import { csvOf } from './entriesFile';

/** With fewer entries than this all are in sight. */
const MANY = 12;
/** Events that are drawn at first, and with each press. */
const [FIRST, STEP] = [6, 40];

export interface Asked {
  event: FederationEvent;
  player: Player;
}

interface Props {
  code: string;
  year: number;
  events: readonly FederationEvent[];
  onConfirm: (event: FederationEvent, player: Player) => Promise<Problem | null>;
}

/** What is still asked about: which event's entry of which player. */
const unconfirmedOf = (events: readonly FederationEvent[]) =>
  groupsOf(events).flatMap(({ event, lines }) =>
    lines
      .filter((line) => standingOf(event, line) === 'unconfirmed')
      .map(({ player }) => `${event.code}-${player?.id}`),
  );

export function EntryList({ code, year, events, onConfirm }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const wish = wishOf(query.value);
  const groups = groupsOf(events, wish);
  const heading = useFocusAfter(unconfirmedOf(events), asked !== null);
  const save = () => {
    const file = new Blob([csvOf(groups)], { type: 'text/csv;charset=utf-8' });
    saveAs(file, `posthorn-${code}-entries-${year}.csv`);
  };
  return (
    <section class="fees" aria-labelledby="h-fees-list">
      <div class="fees-head">
        <h2 id="h-fees-list" tabIndex={-1} ref={heading}>
          {t('federation-fees-list')}
        </h2>
        <div class="downloads">
          <button type="button" class="btn quiet" onClick={save}>
            <Icon name="down" />
            CSV <span class="vh">{t('federation-fees-save')}</span>
          </button>
          <button type="button" class="btn quiet" onClick={() => print()}>
            <Icon name="print" />
            {t('federation-fees-print')}
          </button>
        </div>
      </div>
      <ListToolbar events={events} />
      <p class="muted small" role="status">
        {t('federation-fees-shown', { n: countOf(groups), events: groups.length })}
      </p>
      {groups.length === 0 && <p class="empty">{t('federation-fees-no-match')}</p>}
      {/* Another wish begins with the first events. */}
      <Groups
        key={query.value}
        groups={groups}
        confirms={ownFederation() === code}
        onAsk={setAsked}
      />
      <EntrySheet groups={groups} show={wish.show} />
      <Confirm
        open={asked !== null}
        title={t('federation-fees-confirm-title', { who: asked ? fullName(asked.player) : '' })}
        text={t('federation-fees-confirm-text', { event: asked?.event.name ?? '' })}
        action={t('federation-fees-confirm-action')}
        onConfirm={async () => asked && onConfirm(asked.event, asked.player)}
        onClose={() => setAsked(null)}
      />
    </section>
  );
}

function ListToolbar({ events }: Pick<Props, 'events'>) {
  const { show, text } = wishOf(query.value);
  const { due, unconfirmed } = sumsOf(groupsOf(events));
  const counts = { all: countOf(groupsOf(events)), due: due.n, confirm: unconfirmed };
  return (
    <div class="toolbar">
      <Segmented
        label={t('federation-fees-show')}
        options={SHOWS.map(
          (each) => [each, `${t(`federation-fees-show-${each}`)} (${num(counts[each])})`] as const,
        )}
        value={show}
        onChange={(next) => setQuery({ show: next === 'all' ? null : next })}
      />
      <SearchField
        label={t('federation-find')}
        value={text}
        onChange={(find) => setQuery({ find })}
      />
    </div>
  );
}

interface GroupsProps {
  groups: readonly Group[];
  confirms: boolean;
  onAsk: (asked: Asked) => void;
}

function Groups({ groups, confirms, onAsk }: GroupsProps) {
  const { most, list, more } = useSteps<HTMLUListElement>(FIRST, STEP);
  const open = groups.length === 1 || countOf(groups) <= MANY;
  const me = session.value?.me.player.id;
  return (
    <>
      <ul class="panel fees-list" ref={list} hidden={groups.length === 0}>
        {groups.slice(0, most).map((group) => (
          <EventEntries
            key={group.event.event}
            of={group}
            open={open}
            me={confirms ? me : undefined}
            onAsk={onAsk}
          />
        ))}
      </ul>
      {groups.length > most && (
        <button type="button" class="btn" onClick={more}>
          {t('federation-fees-more-events', { n: groups.length - most })}
        </button>
      )}
    </>
  );
}
