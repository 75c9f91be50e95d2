// A player: ratings with their way through the lists, record by colour, events, and what the archive knows.
import { t } from '../i18n';
import { ColorRecords } from '../players/ColorRecords';
import { PlayedEvents } from '../players/PlayedEvents';
import { PoolPanel } from '../players/PoolPanel';
import { ProfileHead } from '../players/ProfileHead';
import { RegisteredSex } from '../players/RegisteredSex';
import { LazyRecord } from '../players/lazily';
import { useProfile } from '../players/useProfile';
import { useTitle } from '../title';
import { Honours } from '../titles/Honours';
import { Downloads } from '../ui/Downloads';
import { Failure } from '../ui/Failure';
import { fullName } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/ratings.css';
import '../styles/player.css';
import '../styles/portrait.css';

/** What can be taken out of a profile. */
const TAKEN = ['games'] as const;

export default function PlayerPage({ id }: { id: string }) {
  const { profile, problem, load } = useProfile(Number(id));
  useTitle(profile ? fullName(profile.player) : t('ratings-player'));
  if (!profile) {
    if (!problem) return <Skeleton height="80vh" />;
    return <Trouble problem={problem} onRetry={problem.status === 404 ? undefined : load} />;
  }
  const { player, ratings, awards, norms, recorded_norms: recorded, record, events } = profile;
  return (
    <div class="profile">
      <ProfileHead profile={profile} />
      {problem && <Failure problem={problem} onRetry={load} />}
      {ratings
        .filter(({ periods, forecast, games }) => periods.length || forecast || games)
        .map((rating) => (
          <PoolPanel key={rating.pool} player={player.id} rating={rating} />
        ))}
      <Honours awards={awards} norms={norms} recorded={recorded} />
      <div class="profile-columns">
        <section class="panel pad" aria-labelledby="h-record">
          <h2 id="h-record">{t('player-records')}</h2>
          <ColorRecords record={record} />
        </section>
        <section class="panel pad" aria-labelledby="h-played">
          <h2 id="h-played">{t('nav-events')}</h2>
          <PlayedEvents events={events} />
          {events.length > 0 && <Downloads of={`players/${player.id}`} files={TAKEN} />}
        </section>
      </div>
      <LazyRecord key={player.id} player={player.id} />
      <RegisteredSex player={player.id} federation={player.federation} />
    </div>
  );
}
