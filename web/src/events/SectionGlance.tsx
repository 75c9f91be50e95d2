// A section among the others of its event: how far it is and who leads; of many, in two lines.
import { halves, num } from '../format';
import { t } from '../i18n';
import { sectionText } from '../sectionName';
import { Icon } from '../ui/Icon';
import { PlayerName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import { Match } from './Match';
import {
  type SectionGlance as Glance,
  type SectionLeader,
  LEADERS,
  type Sizes,
  firstOf,
  isMatch,
  isOver,
  sizesOf,
} from './sectionLines';

interface Props {
  section: { id: number; name: string };
  /** None while it is on its way: then the section is a link alone. */
  glance: Glance | undefined;
  /** Whether the reader plays in it. */
  mine: boolean;
  /** Whether it has little room, since there are many. */
  compact: boolean;
  /** Whether it is of a Swiss tournament. */
  swiss?: boolean;
}

export function SectionGlance(props: Props) {
  const { glance, mine, compact, swiss = false } = props;
  const { id, name } = props.section;
  const sizes = sizesOf(glance ? [glance] : []);
  return (
    <li>
      <div class="glance-head">
        <a href={`/section/${id}`}>
          <Icon name="table" />
          {sectionText(name)}
        </a>
        {mine && <Tag strong>{t('section-me')}</Tag>}
        {sizes.all > 0 && <GamesOver sizes={sizes} short={compact} />}
      </div>
      {glance && <Standings of={glance} compact={compact} swiss={swiss} />}
    </li>
  );
}

/** Of two, who meets whom; of more, who leads. */
function Standings({ of, compact, swiss }: { of: Glance; compact: boolean; swiss: boolean }) {
  if (isMatch(of)) return <Match of={of} swiss={swiss} />;
  return compact ? <First of={of} /> : <Leaders of={of} />;
}

/** How many games are over, in words and as a bar. */
export function GamesOver({ sizes, short = false }: { sizes: Sizes; short?: boolean }) {
  const { players, done, all, begun } = sizes;
  if (!begun)
    return (
      <span class="glance-size muted small">
        {t('events-sections-size', { players, games: all })}
      </span>
    );
  const text = t('section-progress', { done: num(done), all: num(all) });
  return (
    <span class="glance-size small">
      {short ? (
        <>
          <span aria-hidden="true">
            {num(done)}/{num(all)}
          </span>
          <span class="vh">{text}</span>
        </>
      ) : (
        text
      )}
      <span class="bar" aria-hidden="true">
        <i style={{ width: `${(done / all) * 100}%` }} />
      </span>
    </span>
  );
}

const scoreText = ({ half_points, games }: SectionLeader): string =>
  `${halves(half_points)}/${num(games)}`;

function Leaders({ of }: { of: Glance }) {
  if (of.leaders.length === 0) return null;
  const over = isOver(sizesOf([of]));
  return (
    <>
      <ol class="leaders">
        {of.leaders.slice(0, LEADERS).map((leader) => (
          <li key={leader.player.id}>
            <span class="place">
              {leader.place}
              {leader.shared ? <abbr title={t('section-shared')}>=</abbr> : '.'}
            </span>{' '}
            <PlayerName player={leader.player} rating={false} link />{' '}
            <span class="score">{scoreText(leader)}</span>{' '}
            {over && leader.place === 1 && <Winner />}
          </li>
        ))}
      </ol>
      {of.leaders.length > LEADERS && <p class="muted small">{t('events-sections-spread')}</p>}
    </>
  );
}

/** Whoever is first alone; where several are, the table says who. */
function First({ of }: { of: Glance }) {
  const [first, ...others] = firstOf(of.leaders);
  if (!first) return null;
  return (
    <p class="leaders small">
      {others.length > 0 ? (
        t('events-sections-first-shared', { score: scoreText(first) })
      ) : (
        <>
          <span class="place">1.</span> <PlayerName player={first.player} rating={false} link />{' '}
          <span class="score">{scoreText(first)}</span> {isOver(sizesOf([of])) && <Winner />}
        </>
      )}
    </p>
  );
}

const Winner = () => <Tag>{t('events-sections-winner')}</Tag>;
