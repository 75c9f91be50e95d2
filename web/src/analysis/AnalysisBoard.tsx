// The board with its buttons and keys, and beside it the tried lines; the same for a game's analysis
// and for a free one.
import type { ComponentChildren } from 'preact';
import { Fragment } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { Color } from '../api/types';
import { Board } from '../board/Board';
import { squaresOf } from '../board/fen';
import { MiniBoard } from '../board/MiniBoard';
import { moveLabel, moveNumber, other } from '../game/ply';
import { useGameKeys } from '../game/useReplay';
import { t } from '../i18n';
import { useMedia } from '../useMedia';
import type { Rules } from '../rules/rules';
import { LineTools } from './LineTools';
import { LineTree } from './LineTree';
import { MoveEntry } from './MoveEntry';
import { StepBar } from './StepBar';
import { type TreeNode, ROOT, endOf, nodeOf, pathTo } from './tree';
import type { LineWalk } from './useLines';
import { VariantContext, usePlain } from './written';

interface Props {
  walk: LineWalk;
  rules: Rules;
  /** The side that sits below at first. */
  from: Color;
  crumbs: ComponentChildren;
  pgn: (line: readonly TreeNode[]) => string;
  /** Who sees it, and where it is kept. */
  about?: ComponentChildren;
  /** To write about the move on the board. */
  writing?: ComponentChildren;
  /** To write about the game; it stands behind the lines. */
  note?: ComponentChildren;
  /** What can be done with all of the lines. */
  tools?: ComponentChildren;
  /** Panels after the lines. */
  children?: ComponentChildren;
  /** These are what the reader has come for: in one column they stand under the board. */
  childrenFirst?: boolean;
}

export function AnalysisBoard(props: Props) {
  const { walk, rules, from, crumbs, pgn, children, childrenFirst = false } = props;
  const { about = t('analysis-note'), writing, note, tools } = props;
  const { tree, node, end } = walk;
  const variant = useContext(VariantContext);
  const [orientation, setOrientation] = useState(from);
  const oneColumn = useMedia('(max-width: 820px)');
  useGameKeys({
    ArrowLeft: walk.back,
    ArrowRight: walk.ahead,
    ArrowUp: () => walk.across(-1),
    ArrowDown: () => walk.across(1),
    Home: walk.toStart,
    End: walk.toEnd,
    f: () => setOrientation(other(orientation)),
    m: () => document.getElementById('move-in')?.focus(),
  });

  const plain = usePlain();
  const initialFen = nodeOf(tree, ROOT).fen;
  const turn = moveNumber(initialFen, node.ply + 1).by;
  const move = node.step && moveLabel(initialFen, node.ply) + plain(node.step);
  const ended = end && t(`analysis-end-${end.replace('_', '-')}`, { winner: other(turn) });
  // In the order in which they stand, for the keyboard as for the eye.
  const lines = (
    <section key="lines" class="panel pad">
      <h1 class="h2">{t('analysis-title')}</h1>
      <p class="muted small">{about}</p>
      <LineTree tree={tree} at={node.id} initialFen={initialFen} onGo={walk.go} />
      <p class="ended" role="status">
        {ended}
      </p>
      <MoveEntry legal={walk.legal} onPlay={walk.play} />
      {writing}
      <LineTools walk={walk} pgn={pgn}>
        {tools}
      </LineTools>
    </section>
  );
  const whole = <Fragment key="note">{note}</Fragment>;
  const panels = <Fragment key="panels">{children}</Fragment>;
  return (
    <div class="game analysis">
      {crumbs}
      <div class="boardcol">
        <Board
          variant={variant}
          fen={node.fen}
          orientation={orientation}
          turn={turn}
          last={node.step ? squaresOf(node.step.uci) : undefined}
          check={node.step ? node.step.check : rules.isCheck(node.fen)}
          legal={walk.legal}
          promotion={walk.promotion}
          onPick={walk.pick}
          onCancel={walk.cancel}
        />
        <StepBar walk={walk} orientation={orientation} onFlip={setOrientation} />
        <p class="vh" role="status">
          {move ?? t('game-start')}
        </p>
      </div>
      <div class="side">
        {childrenFirst && oneColumn ? [panels, lines, whole] : [lines, whole, panels]}
      </div>
      <Paper walk={walk} orientation={orientation} move={move} pgn={pgn} />
    </div>
  );
}

interface PaperProps extends Pick<Props, 'walk' | 'pgn'> {
  orientation: Color;
  move: string | null;
}

/** Chessground's pieces have no place on paper: the diagram stands in for them. */
function Paper({ walk: { tree, node }, orientation, move, pgn }: PaperProps) {
  const variant = useContext(VariantContext);
  return (
    <div class="printsheet" aria-hidden="true">
      <figure>
        <MiniBoard
          variant={variant}
          fen={node.fen}
          orientation={orientation}
          last={node.step?.uci ?? null}
        />
        <figcaption>{move ?? t('game-start')}</figcaption>
      </figure>
      <pre>{pgn(pathTo(tree, endOf(tree, node.id).id))}</pre>
    </div>
  );
}
