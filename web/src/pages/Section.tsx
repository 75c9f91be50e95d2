// A section: its table, what is new in it, how far it is, and how its lots were drawn.
import { useState } from 'preact/hooks';
import { MattersBox } from '../decisions/MattersBox';
import type { SectionView } from '../events/api';
import { t } from '../i18n';
import { PagesBox } from '../ownPages/PagesBox';
import { sectionName } from '../sectionName';
import { Alone } from '../section/Alone';
import { Counts } from '../section/Counts';
import { Crosstable } from '../section/Crosstable';
import { GamesTable } from '../section/GamesTable';
import { Legend } from '../section/Legend';
import { Lots } from '../section/Lots';
import { NormsPanel } from '../section/NormsPanel';
import { SectionHead } from '../section/SectionHead';
import { ORDERS, type Order, isAlone, isByGames } from '../section/table';
import { useSection } from '../section/useSection';
import { isOfficial, session } from '../session';
import { useTitle } from '../title';
import { Downloads } from '../ui/Downloads';
import { Failure } from '../ui/Failure';
import { Icon } from '../ui/Icon';
import { Segmented } from '../ui/Segmented';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/events.css';
import '../styles/section.css';

/** What can be taken out of a section. */
const TAKEN = ['games', 'table'] as const;

export default function SectionPage({ id }: { id: string }) {
  const { section, since, problem, load } = useSection(Number(id));
  useTitle(section ? sectionName(section) : t('section-table'));
  if (!section) {
    if (!problem) return <Skeleton height="80vh" />;
    const retry = problem.status === 404 ? undefined : () => void load();
    return <Trouble problem={problem} onRetry={retry} />;
  }
  const { players, norms, seed } = section;
  const me = session.value?.me.player.id;
  const others = players.map(({ player }) => player).filter((each) => each.id !== me);
  const plays = others.length < players.length;
  return (
    <div class="events section">
      <SectionHead section={section} />
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      <Table section={section} since={since} />
      <Counts section={section} />
      {players.length > 0 && (
        <Downloads of={`sections/${section.id}`} files={TAKEN} feed paper={section.event} />
      )}
      {norms.map((each, side) => (
        <NormsPanel
          key={side}
          section={section}
          norms={each}
          side={norms.length > 1 ? side : undefined}
        />
      ))}
      <MattersBox
        title={t('section-decisions')}
        place={{ section: section.id }}
        player={plays}
        others={others}
        section={section.id}
        director={section.director}
      />
      {/* Players' own pages show games of events; friendly ones belong to none. */}
      {!section.friendly && (plays || isOfficial()) && <PagesBox section={section.id} />}
      {seed && players.length > 0 && <Lots section={section} seed={seed} />}
    </div>
  );
}

function Table({ section, since }: { section: SectionView; since: string }) {
  const [order, setOrder] = useState<Order>('place');
  if (section.players.length === 0)
    return (
      <div class="empty panel">
        <h2>{t('section-empty')}</h2>
        <p>{t('section-empty-text')}</p>
      </div>
    );
  if (isAlone(section)) return <Alone section={section} />;
  const byGames = isByGames(section);
  const Played = byGames ? GamesTable : Crosstable;
  return (
    <div class="panel xt-panel">
      <div class="xt-bar">
        <Segmented
          label={t('section-order')}
          options={ORDERS.map((value) => [value, t(`section-order-${value}`)] as const)}
          value={order}
          onChange={setOrder}
        />
        <Legend section={section} since={since} />
        <button type="button" class="btn quiet" onClick={() => print()}>
          <Icon name="print" />
          {t('section-print')}
        </button>
        {byGames && <p class="of-games small muted">{t('section-games-note')}</p>}
      </div>
      <Played section={section} order={order} since={since} />
    </div>
  );
}
