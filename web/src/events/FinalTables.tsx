// What an event that is over begins with: who has won each section, and since when the tables are final.
import { useRef } from 'preact/hooks';
import { halves, num } from '../format';
import { t } from '../i18n';
import { TeamName } from '../teams/TeamName';
import { Failure } from '../ui/Failure';
import { PlayerName } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import { Day } from './Moment';
import type { EventView } from './api';
import { SECTIONS_MOST, type Won, useWinners } from './useWinners';

export function FinalTables({ event }: { event: EventView }) {
  const { won, byBoards = true, problem, load } = useWinners(event);
  const confirmed = event.acts.findLast(({ act }) => act === 'finished')?.at;
  const { sections, announcement } = event;
  const cut = !announcement.teams && sections.length > SECTIONS_MOST;
  const heading = useRef<HTMLHeadingElement>(null);
  if (sections.length === 0) return null;
  // The button is gone with the failure.
  const retry = async () => {
    if (!(await load())) heading.current?.focus();
  };
  return (
    <section class="panel pad" aria-labelledby="h-final">
      <h2 id="h-final" tabIndex={-1} ref={heading}>
        {t('events-final')}
      </h2>
      {confirmed && (
        <p class="muted small">
          {t('events-final-confirmed')} <Day at={confirmed} />
        </p>
      )}
      {problem && <Failure problem={problem} onRetry={() => void retry()} />}
      {!won && !problem && <Skeleton height="80px" />}
      {won && (
        <ul class="winners">
          {won.map((each, at) => (
            <Section
              key={at}
              won={each}
              byBoards={byBoards}
              swiss={announcement.system === 'swiss'}
            />
          ))}
        </ul>
      )}
      {cut && (
        <p>
          <a href="#h-sections">{t('events-final-all', { n: sections.length })}</a>
        </p>
      )}
    </section>
  );
}

interface SectionProps {
  won: Won;
  byBoards: boolean;
  /** Whether whoever is alone has a bye, in a Swiss tournament. */
  swiss: boolean;
}

function Section({ won, byBoards, swiss }: SectionProps) {
  const { name, path, players, teams, alone } = won;
  const nobody = !alone && players.length + teams.length === 0;
  return (
    <li>
      <a href={path}>{name}</a>
      <ul>
        {players.map(({ player, half_points: n }) => (
          <li key={player.id}>
            <PlayerName player={player} rating={false} link /> {pointsText(n)}
          </li>
        ))}
        {alone && (
          <li>
            <PlayerName player={alone} rating={false} link />{' '}
            <span class="muted">{t(swiss ? 'events-match-bye' : 'events-match-alone')}</span>
          </li>
        )}
        {teams.map((team) => (
          <li key={team.number}>
            <TeamName team={team} />{' '}
            {byBoards
              ? pointsText(team.half_points)
              : t('events-final-match-points', { n: team.match_points })}
          </li>
        ))}
        {nobody && <li class="muted">{t('events-final-nobody')}</li>}
      </ul>
    </li>
  );
}

const pointsText = (half: number): string =>
  t('events-final-points', { points: half % 2 ? halves(half) : num(half / 2), n: half / 2 });
