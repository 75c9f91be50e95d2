// Who advances from the round before, section by section: those of whom the table is sure are chosen, others are taken
// in for a reason.
import { useRef, useState } from 'preact/hooks';
import { refusal } from '../api/problem';
import type { Problem } from '../api/types';
import type { EventView } from '../events/api';
import { t } from '../i18n';
import { sectionText } from '../sectionName';
import { Failure } from '../ui/Failure';
import { Form, type Values } from '../ui/Form';
import { Skeleton } from '../ui/Skeleton';
import { AdvancerSection, reasonName } from './AdvancerSection';
import { advanceRefusal } from './advanceRefusal';
import {
  type Choice,
  type RoundBefore,
  type SectionBefore,
  type TakenAdvancer,
  byStanding,
  chosenOf,
  dueIn,
  isSelectable,
} from './advancers';
import { useAdvancers } from './useAdvancers';
import '../styles/advancers.css';

/** More sections than this are scrolled in their place, or folded where nothing is to be done in them. */
const MANY = 12;

interface Props {
  event: EventView;
  /** Told when the event has other entries. */
  onTaken: () => void;
}

/** Nothing in an event that goes on from no other one, and once its entries are decided on. */
export function Advancers({ event, onTaken }: Props) {
  const { announcement, may } = event;
  if (!announcement.previous_round || !may.decide_entries) return null;
  return <Panel event={event} onTaken={onTaken} />;
}

function Panel({ event, onTaken }: Props) {
  const { found, problem, load, take } = useAdvancers(event.id, event.version);
  const [turned, setTurned] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [told, setTold] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const name = found?.name ?? event.round_before?.name ?? '';

  const send = async (players: readonly TakenAdvancer[]): Promise<Problem | undefined> => {
    setTold('');
    if (players.length === 0) return refusal('nobody_chosen', t('organise-advance-nobody'));
    const { taken, problem: refused } = await take(players);
    if (taken.n > 0) {
      setTold(t('organise-advance-done', { ...taken }));
      onTaken();
    }
    if (refused) return advanceRefusal(refused, found);
    setTurned(new Map());
    // With nobody left to choose, the button is gone.
    heading.current?.focus();
    return undefined;
  };
  return (
    <section class="panel pad advancers" aria-labelledby="h-advance">
      <h2 id="h-advance" tabIndex={-1} ref={heading}>
        {t('organise-advance-title', { name })}
      </h2>
      <div role="status">{told && <p>{told}</p>}</div>
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      {!found && !problem && <Skeleton height="120px" />}
      {found?.sections.length === 0 && <p class="muted">{t('organise-advance-none')}</p>}
      {found && found.sections.length > 0 && (
        <Found
          found={found}
          turned={turned}
          onTurn={(player, on) => setTurned(new Map(turned).set(player, on))}
          onSend={send}
        />
      )}
    </section>
  );
}

interface FoundProps {
  found: RoundBefore;
  turned: ReadonlyMap<number, boolean>;
  onTurn: (player: number, on: boolean) => void;
  onSend: (players: readonly TakenAdvancer[]) => Promise<Problem | undefined>;
}

function Found({ found, turned, onTurn, onSend }: FoundProps) {
  const { undecided, due, running, done } = byStanding(found);
  const chosen = chosenOf(found, turned);
  const count = {
    decided: due.length + done.length,
    all: found.sections.length,
    n: found.sections.reduce((sum, section) => sum + dueIn(section, found.advancing), 0),
  };
  const list = (sections: readonly SectionBefore[]) => (
    <List {...{ sections, turned, onTurn }} advancing={found.advancing} />
  );
  const decided = (
    <>
      {list([...undecided, ...due])}
      {done.length > 0 && (
        <details>
          <summary>{t('organise-advance-complete', { n: done.length })}</summary>
          {list(done)}
        </details>
      )}
    </>
  );
  return (
    <>
      <p>{t('organise-advance-count', count)}</p>
      {found.sections.some(isSelectable) ? (
        <Form
          submit={t('organise-advance-take', { n: chosen.length })}
          check={(values) => withoutReason(chosen, values)}
          onSend={(values) => onSend(chosen.map((choice) => takenBy(choice, values)))}
        >
          {decided}
        </Form>
      ) : (
        decided
      )}
      {running.length > 0 && <Running sections={running} />}
    </>
  );
}

const reasonOf = ({ advancer }: Choice, values: Values): string =>
  (values[reasonName(advancer.player.id)] ?? '').trim();

/** What is complained about, by the name of the field. */
const withoutReason = (chosen: readonly Choice[], values: Values): Record<string, string> =>
  Object.fromEntries(
    chosen
      .filter((choice) => choice.reasoned && !reasonOf(choice, values))
      .map(({ advancer }) => [reasonName(advancer.player.id), t('field-required')]),
  );

function takenBy(choice: Choice, values: Values): TakenAdvancer {
  const player = choice.advancer.player.id;
  return choice.reasoned ? { player, reason: reasonOf(choice, values) } : { player };
}

interface ListProps extends Pick<FoundProps, 'turned' | 'onTurn'> {
  sections: readonly SectionBefore[];
  advancing: number;
}

function List({ sections, ...rest }: ListProps) {
  if (sections.length === 0) return null;
  return (
    <ul class={sections.length > MANY ? 'advance-list scrolled' : 'advance-list'}>
      {sections.map((section) => (
        <AdvancerSection key={section.id} section={section} {...rest} />
      ))}
    </ul>
  );
}

/** Sections from which nobody advances yet: how many games each waits for. */
function Running({ sections }: { sections: readonly SectionBefore[] }) {
  return (
    <details open={sections.length <= MANY}>
      <summary>{t('organise-advance-running', { n: sections.length })}</summary>
      <ul class="advance-running">
        {sections.map(({ id, name, unfinished }) => (
          <li key={id}>
            <a href={`/section/${id}`}>{sectionText(name)}</a>{' '}
            <span class="small muted">{t('organise-advance-open', { n: unfinished })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
