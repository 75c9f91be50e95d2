// The tried lines as text, with what was written of their moves: the main line runs on, branches stand
// beneath the move that they replace.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { moveLabel } from '../game/ply';
import { t } from '../i18n';
import { isWorded, signOf } from './notebook/glyphs';
import { Sign } from './Sign';
import { ROOT, type Tree, type TreeNode, nodeOf } from './tree';
import { WrittenMove } from './written';

interface Props {
  tree: Tree;
  at: number;
  initialFen: string;
  onGo: (id: number) => void;
}

export function LineTree(props: Props) {
  const { tree, at, onGo } = props;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const list = box.current;
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !current) return;
    // Not scrollIntoView: that would scroll the page as well.
    list.scrollTop = current.offsetTop - list.clientHeight / 2;
    // The tree is one stop for the Tab key; arrows walk it, and the focus goes along.
    if (list.contains(document.activeElement)) current.focus({ preventScroll: true });
  }, [tree, at]);

  return (
    <div class="lines" role="group" aria-label={t('analysis-lines')} ref={box}>
      <button
        type="button"
        class="start"
        tabIndex={at === ROOT ? 0 : -1}
        aria-current={at === ROOT ? 'step' : undefined}
        onClick={() => onGo(ROOT)}
      >
        {t('game-start')}
      </button>
      <Line {...props} from={nodeOf(tree, ROOT)} numbered />
    </div>
  );
}

interface LineProps extends Props {
  from: TreeNode;
  /** Whether the first move carries its number though it is Black's. */
  numbered: boolean;
}

/** All that follows `from`. It walks along the main line: only branches nest. */
function Line({ from, numbered, ...props }: LineProps) {
  const { tree } = props;
  const parts: ComponentChildren[] = [];
  let node = from;
  let full = numbered;
  for (;;) {
    const [first, ...others] = node.children.map((id) => nodeOf(tree, id));
    if (!first) return <>{parts}</>;
    parts.push(<MoveButton key={first.id} {...props} node={first} numbered={full} />);
    // Black's move carries its number wherever something stands before it.
    full = others.length > 0 || first.comment !== '';
    if (others.length > 0) {
      parts.push(
        <ul key={`${first.id}-others`}>
          {others.map((other) => (
            <li key={other.id}>
              <MoveButton {...props} node={other} numbered />
              <Line {...props} from={other} numbered={other.comment !== ''} />
            </li>
          ))}
        </ul>,
      );
    }
    node = first;
  }
}

interface MoveProps extends Props {
  node: TreeNode;
  numbered: boolean;
}

function MoveButton({ at, initialFen, onGo, node, numbered }: MoveProps) {
  const label = moveLabel(initialFen, node.ply);
  const here = node.id === at;
  return (
    <>
      <button
        type="button"
        class={node.played ? 'played' : undefined}
        tabIndex={here ? 0 : -1}
        aria-current={here ? 'step' : undefined}
        onClick={() => onGo(node.id)}
      >
        {(numbered || label.endsWith('.')) && <span class="no">{label}</span>}
        {node.step && <WrittenMove move={node.step} />}
        {[...node.glyphs].sort(inOrder).map((nag) => (
          <Glyph key={nag} nag={nag} />
        ))}
      </button>
      {node.comment && (
        <span class="comment" dir="auto">
          {node.comment}
        </span>
      )}
    </>
  );
}

/** What is said of the move stands before what is said of the position. */
const inOrder = (a: number, b: number) => a - b;

/** The sign for the eye, its words for the ear. */
function Glyph({ nag }: { nag: number }) {
  if (!isWorded(nag)) return <span class="glyph"> {signOf(nag)}</span>;
  return (
    <>
      <span class={nag < 10 ? 'glyph' : 'glyph of-position'} aria-hidden="true">
        <Sign nag={nag} />
      </span>
      <span class="vh"> {t(`notes-glyph-${nag}`)}</span>
    </>
  );
}
