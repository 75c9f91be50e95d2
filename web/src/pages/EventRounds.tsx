// All rounds of a cup: who has met whom, who has advanced, and what is still to come. Those of a Swiss tournament
// stand below its table.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { components } from '../api/schema';
import type { Problem } from '../api/types';
import { EventFrame } from '../events/EventFrame';
import { RoundBracket } from '../events/RoundBracket';
import { RoundFolds } from '../events/RoundFolds';
import { RoundHead } from '../events/RoundHead';
import { RoundSections } from '../events/RoundSections';
import { SwissRounds } from '../events/SwissRounds';
import { SwissTable } from '../events/SwissTable';
import { type Block, type RoundGlance, blocksOf, branchOf } from '../events/roundTree';
import { useEvent } from '../events/useEvent';
import { t } from '../i18n';
import { Icon } from '../ui/Icon';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import { useMedia } from '../useMedia';
import '../styles/section.css';
import '../styles/rounds.css';

type RoundList = components['schemas']['RoundList'];

/** From here on two rounds have room side by side. */
const WIDE = '(min-width: 900px)';

export default function EventRounds({ id }: { id: string }) {
  const { event, problem: eventProblem, load: loadEvent } = useEvent(Number(id));
  const { list, problem: roundsProblem, load } = useRounds(Number(id));
  const problem = eventProblem ?? roundsProblem;
  if (problem && !(event && list)) {
    const retry = () => void Promise.all([loadEvent(), load()]);
    return <Trouble problem={problem} onRetry={problem.status === 404 ? undefined : retry} />;
  }
  if (!event || !list) return <Skeleton height="80vh" />;
  return (
    <EventFrame event={event} topic={t('events-rounds-all')}>
      <Content list={list} />
      <p>
        <a href={`/events/${event.id}`}>
          <Icon name="back" /> {event.announcement.name}
        </a>
      </p>
    </EventFrame>
  );
}

function Content({ list: { rounds, swiss } }: { list: RoundList }) {
  if (swiss)
    return (
      <>
        <SwissTable table={swiss} />
        <SwissRounds rounds={rounds} />
      </>
    );
  if (rounds.length > 1) return <AllRounds rounds={rounds} />;
  return <p class="empty panel">{t('events-rounds-single')}</p>;
}

function useRounds(event: number) {
  const [list, setList] = useState<RoundList | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const params = { path: { id: event } };
    const { data, error } = await api.GET('/api/events/{id}/rounds', { params });
    if (data) setList(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, [event]);
  return { list, problem, load };
}

function AllRounds({ rounds }: { rounds: readonly RoundGlance[] }) {
  const wide = useMedia(WIDE);
  const blocks = blocksOf(rounds);
  if (!wide) return <RoundFolds rounds={rounds} blocks={blocks} />;
  // The numbers of the lists go on from block to block.
  const starts = blocks.map((_, at) => 1 + sum(blocks.slice(0, at).map(sizeOf)));
  return (
    <>
      {blocks.map((block, at) =>
        block.kind === 'bracket' ? (
          <RoundBracket
            key={block.columns[0]?.round.event}
            columns={block.columns}
            height={block.height}
            start={starts[at] ?? 1}
            branch={branchIn(block, rounds)}
          />
        ) : (
          <ol key={block.round.event} class="round-alone" start={starts[at] ?? 1}>
            <li class="panel pad">
              <RoundHead round={block.round} branch={branchIn(block, rounds)} />
              <RoundSections round={block.round} />
            </li>
          </ol>
        ),
      )}
    </>
  );
}

function branchIn(block: Block, rounds: readonly RoundGlance[]): RoundGlance | undefined {
  const first = block.kind === 'bracket' ? block.columns[0]?.round : block.round;
  return first && branchOf(first, rounds);
}

const sizeOf = (block: Block): number => (block.kind === 'bracket' ? block.columns.length : 1);
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
