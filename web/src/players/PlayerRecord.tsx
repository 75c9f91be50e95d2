// What a player has made of the finished games: in the openings with each colour, and against each opponent.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Color } from '../api/types';
import { archivePath } from '../archive/filters';
import type { ArchivedRecord, Score } from '../archive/types';
import { dateTime } from '../format';
import { t } from '../i18n';
import { Failure } from '../ui/Failure';
import { PlayerName, fullName } from '../ui/PlayerName';
import { Tallies } from './Tallies';
import { useRecord } from './useRecord';
import '../styles/record.css';

const COLORS = ['white', 'black'] as const;
/** So far from the window it is loaded: most readers of a profile do not go down to it. */
const NEAR = '400px';
const ROOM = '40vh';

interface Props {
  record: ArchivedRecord;
  /** Their number, as the archive is asked for it. */
  player: string;
}

export function PlayerRecord({ player }: { player: number }) {
  const { box, near } = useNear();
  const { record, problem, load } = useRecord(player, near);
  if (problem) return <Failure problem={problem} onRetry={load} />;
  if (record === null) return null;
  // What comes below is not to move when it is here.
  if (!record) return <div ref={box} style={{ minHeight: ROOM }} />;
  const of = { record, player: String(player) };
  return (
    <section class="panel pad" aria-labelledby="h-finished">
      <h2 id="h-finished">{t('record-title')}</h2>
      <p class="small muted">
        {t('record-built', { when: dateTime(record.built_at) })}{' '}
        <a href={archivePath({ player: of.player })}>{t('player-archive')}</a>
      </p>
      <div class="profile-columns">
        {COLORS.filter((color) => record[color].games > 0).map((color) => (
          <Openings key={color} {...of} color={color} />
        ))}
      </div>
      <Opponents {...of} />
    </section>
  );
}

/** Whether its place has come near the window. */
function useNear() {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !box.current) return;
    const show = () => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && show(),
      { rootMargin: NEAR },
    );
    observer.observe(box.current);
    addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', show);
    };
  }, [near]);
  return { box, near };
}

function Openings({ record, player, color }: Props & { color: Color }) {
  const lines = record.openings.filter((each) => each.color === color);
  const others = othersOf(record[color], lines);
  return (
    <Tallies
      id={`h-openings-${color}`}
      title={t(`record-openings-${color}`)}
      column={t('archive-column-opening')}
      more={t(`record-more-${color}`)}
      total={{
        key: color,
        name: t(`record-all-${color}`),
        href: archivePath({ player, color }),
        score: record[color],
      }}
      lines={lines.map(({ family, score }) => ({
        key: family,
        name: <span lang="en">{family}</span>,
        href: archivePath({ player, color, family }),
        score,
      }))}
      rest={others && { key: 'rest', name: t('record-other-openings'), score: others }}
    />
  );
}

/** The games of rarer openings, and those that have no name; null where there are none. */
function othersOf(all: Score, openings: readonly { score: Score }[]): Score | null {
  const left = openings.reduce(
    (rest, { score }) => ({
      games: rest.games - score.games,
      won: rest.won - score.won,
      drawn: rest.drawn - score.drawn,
      lost: rest.lost - score.lost,
    }),
    all,
  );
  return openings.length > 0 && left.games > 0 ? left : null;
}

function Opponents({ record: { opponents, opponents_total: total }, player }: Props) {
  return (
    <Tallies
      id="h-opponents"
      title={t('record-opponents', { n: total })}
      column={t('record-opponent')}
      more={t('record-more-opponents')}
      lines={opponents.map(({ opponent, score, last_ended_at: last }) => ({
        key: opponent.id,
        name: <PlayerName player={opponent} rating={false} link />,
        href: archivePath({ player, opponent: String(opponent.id) }),
        gamesOf: t('record-games-against', { name: fullName(opponent) }),
        score,
        last,
      }))}
    >
      {total > opponents.length && (
        <p class="small muted">{t('record-opponents-first', { n: opponents.length })}</p>
      )}
    </Tallies>
  );
}
