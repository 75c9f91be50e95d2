// The note on the game as a whole.
import { t } from '../i18n';
import { NoteField } from './NoteField';
import { NOTE_MAX } from './notebook/types';
import type { NotebookOfGame } from './notebook/useNotebook';

export function NotePanel({ note, sync }: NotebookOfGame) {
  return (
    <section class="panel pad" aria-label={t('notes-panel')}>
      <NoteField
        label={t('notes-note')}
        value={note}
        longest={NOTE_MAX}
        onChange={(text) => sync.change({ note: text })}
      />
    </section>
  );
}
