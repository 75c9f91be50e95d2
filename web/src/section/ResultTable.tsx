// What a crosstable and a table of games have alike: the box that scrolls, the heads of the players and of the
// scores, and one stop for the Tab key.
import type { ComponentChildren } from 'preact';
import { PlayerHeads, ScoreHeads } from './lines';
import type { TieColumn } from './table';
import type { useWalk } from './walk';

interface Props {
  label: string;
  hint: string;
  /** What its stylesheet tells apart. */
  kind?: 'double' | 'by-games' | undefined;
  /** What the first column counts. */
  numbers: string;
  ties: readonly TieColumn[];
  ways: ReturnType<typeof useWalk>['ways'];
  /** The heads of the results. */
  heads: ComponentChildren;
  children: ComponentChildren;
}

export function ResultTable({ label, hint, kind, numbers, ties, ways, heads, children }: Props) {
  return (
    <div class="xt-scroll" tabIndex={0} role="region" aria-label={label}>
      <table class={kind ? `xt ${kind}` : 'xt'} {...ways}>
        <caption class="vh">{hint}</caption>
        <thead>
          <tr>
            <PlayerHeads numbers={numbers} />
            {heads}
            <ScoreHeads ties={ties} />
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
