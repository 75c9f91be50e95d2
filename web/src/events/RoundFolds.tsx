// The rounds of a cup below each other, where there is no room for a bracket. The latest is open: whoever looks at
// a phone has come for it.
import type { ComponentChildren } from 'preact';
import { RoundBout } from './RoundBout';
import { NoSections, RoundPhase, roundHeading } from './RoundHead';
import { RoundSections } from './RoundSections';
import { t } from '../i18n';
import { type Block, type Bout, type RoundGlance, branchOf, latestOf } from './roundTree';

interface Props {
  rounds: readonly RoundGlance[];
  blocks: readonly Block[];
}

export function RoundFolds({ rounds, blocks }: Props) {
  const bouts = new Map<number, Bout[]>();
  for (const block of blocks)
    if (block.kind === 'bracket')
      for (const column of block.columns) bouts.set(column.round.event, column.bouts);
  return (
    <Folds
      rounds={rounds}
      inside={(round) => <Inside round={round} bouts={bouts.get(round.event)} />}
    />
  );
}

interface FoldsProps {
  /** From the first one on. */
  rounds: readonly RoundGlance[];
  newestFirst?: boolean;
  inside: (round: RoundGlance) => ComponentChildren;
}

/** A round each to open; also below the table of a Swiss tournament, on every screen. */
export function Folds({ rounds, newestFirst = false, inside }: FoldsProps) {
  const latest = latestOf(rounds);
  const shown = newestFirst ? rounds.toReversed() : rounds;
  return (
    <ol class="round-folds" reversed={newestFirst}>
      {shown.map((round) => (
        <li key={round.event} class="panel">
          <details open={round.event === latest}>
            <summary>
              <h2 id={roundHeading(round)}>{round.name}</h2>
              <RoundPhase round={round} branch={branchOf(round, rounds)} />
            </summary>
            <p>
              <a href={`/events/${round.event}`} aria-describedby={roundHeading(round)}>
                {t('events-rounds-to-event')}
              </a>
            </p>
            {inside(round)}
          </details>
        </li>
      ))}
    </ol>
  );
}

function Inside({ round, bouts }: { round: RoundGlance; bouts: readonly Bout[] | undefined }) {
  if (!bouts) return <RoundSections round={round} />;
  if (bouts.length === 0) return <NoSections round={round} />;
  return (
    <ol class="round-bouts" aria-labelledby={roundHeading(round)}>
      {bouts.map((bout) => (
        <li key={bout.section.id}>
          <RoundBout bout={bout} />
        </li>
      ))}
    </ol>
  );
}
