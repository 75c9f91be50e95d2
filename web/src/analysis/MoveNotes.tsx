// What the player writes of the move on the board: signs of the move and of the position, and a comment.
import { moveLabel } from '../game/ply';
import { t } from '../i18n';
import { NoteField } from './NoteField';
import { Sign } from './Sign';
import { type Glyph, OF_MOVE, OF_POSITION, toggled } from './notebook/glyphs';
import { COMMENT_MAX } from './notebook/types';
import type { LineWalk } from './useLines';
import { usePlain } from './written';

interface Props {
  walk: LineWalk;
  initialFen: string;
}

export function MoveNotes({ walk, initialFen }: Props) {
  const { node } = walk;
  const plain = usePlain();
  if (!node.step) return <p class="hint move-notes">{t('notes-at-start')}</p>;
  const move = moveLabel(initialFen, node.ply) + plain(node.step);
  const press = (nag: number) => walk.annotate(node.id, { glyphs: toggled(node.glyphs, nag) });
  return (
    <div class="move-notes">
      <Signs
        label={t('notes-glyphs-move', { move })}
        glyphs={OF_MOVE}
        set={node.glyphs}
        onPress={press}
      />
      <Signs
        label={t('notes-glyphs-position', { move })}
        glyphs={OF_POSITION}
        set={node.glyphs}
        onPress={press}
      />
      <NoteField
        label={t('notes-comment', { move })}
        value={node.comment}
        longest={COMMENT_MAX}
        onChange={(comment) => walk.annotate(node.id, { comment })}
      />
    </div>
  );
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
