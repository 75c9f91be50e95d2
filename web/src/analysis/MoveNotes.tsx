// What the player writes of the move on the board: signs of the move and of the position, and a comment.
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { moveLabel } from '../game/ply';
import { t } from '../i18n';
import { lengthOf } from '../ui/lengths';
import { NoteField } from './NoteField';
import { Sign } from './Sign';
import { type Glyph, OF_MOVE, OF_POSITION, toggled } from './notebook/glyphs';
import { COMMENT_MAX } from './notebook/types';
import { ROOT, type Tree, type TreeNode, nodeOf } from './tree';
import type { LineWalk } from './useLines';
import { usePlain } from './written';

interface Props {
  walk: LineWalk;
  initialFen: string;
}

export function MoveNotes({ walk, initialFen }: Props) {
  const { node, tree } = walk;
  const plain = usePlain();
  const nameOf = ({ ply, step }: TreeNode) =>
    moveLabel(initialFen, ply) + (step ? plain(step) : '');
  const box = useRef<HTMLDivElement>(null);
  const toComment = useFocus(box, node.id);
  const long = useMemo(() => tooLong(tree), [tree]);
  const elsewhere = long && long.id !== node.id;
  return (
    <div class="move-notes" ref={box}>
      {node.step ? (
        <Writing walk={walk} move={nameOf(node)} />
      ) : (
        <p class="hint" tabIndex={-1}>
          {t('notes-at-start')}
        </p>
      )}
      <p class={elsewhere ? 'err' : 'vh'} role="status">
        {elsewhere && (
          <>
            {t('notes-comment-long', { most: COMMENT_MAX })}{' '}
            <button
              type="button"
              class="linkish"
              onClick={() => {
                toComment();
                walk.go(long.id);
              }}
            >
              {t('notes-comment', { move: nameOf(long) })}
            </button>
          </>
        )}
      </p>
    </div>
  );
}

function Writing({ walk: { node, annotate }, move }: { walk: LineWalk; move: string }) {
  const press = (nag: number) => annotate(node.id, { glyphs: toggled(node.glyphs, nag) });
  const signs = { set: node.glyphs, onPress: press };
  return (
    <>
      <Signs label={t('notes-glyphs-move', { move })} glyphs={OF_MOVE} {...signs} />
      <Signs label={t('notes-glyphs-position', { move })} glyphs={OF_POSITION} {...signs} />
      <NoteField
        label={t('notes-comment', { move })}
        value={node.comment}
        longest={COMMENT_MAX}
        onChange={(comment) => annotate(node.id, { comment })}
      />
    </>
  );
}

/** The first move with a comment that the server does not take; the main line comes before its variations. */
export function tooLong(tree: Tree): TreeNode | null {
  const open = [ROOT];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const node = nodeOf(tree, id);
    if (lengthOf(node.comment) > COMMENT_MAX) return node;
    open.push(...[...node.children].reverse());
  }
  return null;
}

/**
 * What stands here goes with the move on the board. Who has the focus in it, and walks on with the arrow keys, keeps it
 * here. To go to the comment of the next move, say so before.
 */
function useFocus(box: RefObject<HTMLElement | null>, at: number) {
  const inside = useRef(false);
  inside.current = box.current?.contains(document.activeElement) ?? false;
  const wanted = useRef(false);
  useLayoutEffect(() => {
    const focus = (what: string) =>
      box.current?.querySelector<HTMLElement>(what)?.focus({ preventScroll: true });
    if (wanted.current) focus('textarea');
    else if (inside.current && !box.current?.contains(document.activeElement))
      focus('button, [tabindex]');
    wanted.current = false;
  }, [at]);
  return () => {
    wanted.current = true;
  };
}

interface SignsProps {
  label: string;
  glyphs: readonly Glyph[];
  set: readonly number[];
  onPress: (nag: number) => void;
}

function Signs({ label, glyphs, set, onPress }: SignsProps) {
  return (
    <div class="signs" role="group" aria-label={label}>
      {glyphs.map(([nag]) => (
        <button
          key={nag}
          type="button"
          title={t(`notes-glyph-${nag}`)}
          aria-label={t(`notes-glyph-${nag}`)}
          aria-pressed={set.includes(nag)}
          onClick={() => onPress(nag)}
        >
          <Sign nag={nag} />
        </button>
      ))}
    </div>
  );
}
