// The way from round to round: the event that this one goes on from, and those that go on from it.
import { t } from '../i18n';
import { mayAnnounce, session } from '../session';
import type { EventView, Phase, Round } from './api';

/** Whether there are start lists, so that somebody can advance from it. */
function hasStartLists(phase: Phase): boolean {
  switch (phase) {
    case 'publishing':
    case 'published':
    case 'running':
    case 'finished':
      return true;
    case 'upcoming':
    case 'entries_open':
    case 'entries_closed':
    case 'cancelled':
      return false;
  }
}

/** A Swiss tournament has one round after each, but none after the last. */
const isGoneOnFrom = ({ announcement, swiss_round: round, rounds_after: after }: EventView) =>
  round === null || (after.length === 0 && round < (announcement.games_each ?? 0));

/** Whether an official of the event may announce the one that goes on from it; the rules say where a stage leads. */
export function mayGoOn(event: EventView): boolean {
  const { announcement, phase, organisers, stage, may } = event;
  const me = session.value?.me.player.id;
  const announces = mayAnnounce() || organisers.some(({ id }) => id === me);
  const isOfRules = announcement.teams !== null || stage !== null;
  return announces && may.see_entries && !isOfRules && hasStartLists(phase) && isGoneOnFrom(event);
}

export function Rounds({ event }: { event: EventView }) {
  const { round_before: before, rounds_after: after } = event;
  const goesOn = mayGoOn(event);
  const hasOthers = before !== null || after.length > 0;
  // The standings are there from the first round on.
  const { swiss_round: number } = event;
  const swiss = number !== null;
  const hasPage = hasOthers || (swiss && hasStartLists(event.phase));
  if (!hasPage && !goesOn) return null;
  return (
    <nav class="rounds" aria-label={t('events-rounds')}>
      {(hasOthers || goesOn) && (
        <ul>
          {before && (
            <li>
              {t('events-round-before')} <ToRound round={before} />
            </li>
          )}
          {after.map((round) => (
            <li key={round.event}>
              {t('events-round-after')} <ToRound round={round} />
            </li>
          ))}
          {goesOn && (
            <li>
              <a href={`/events/new?after=${event.id}`}>{t('events-round-announce')}</a>
            </li>
          )}
        </ul>
      )}
      {number !== null && (
        <p class="small">
          {t('events-swiss-round', { n: number, all: event.announcement.games_each ?? number })}
        </p>
      )}
      {hasPage && (
        <p class="small">
          <a href={`/events/${event.id}/rounds`}>
            {t(swiss ? 'events-swiss-table-to' : 'events-rounds-all')}
          </a>
        </p>
      )}
    </nav>
  );
}

const ToRound = ({ round: { event, name } }: { round: Round }) => (
  <a href={`/events/${event}`}>{name}</a>
);
