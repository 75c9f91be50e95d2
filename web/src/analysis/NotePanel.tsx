// The note on the game as a whole.
import { t } from '../i18n';
import { NoteField } from './NoteField';
import { NOTE_MAX } from './notebook/types';
import type { NotebookOfGame } from './notebook/useNotebook';

type Props = Pick<NotebookOfGame, 'note' | 'sync'>;

export const NotePanel = (props: Props) => (
  <section class="panel pad" aria-label={t('notes-panel')}>
    <GameNote {...props} />
  </section>
);

export const GameNote = ({ note, sync }: Props) => (
  <NoteField
    label={t('notes-note')}
    value={note}
    longest={NOTE_MAX}
    onChange={(text) => sync.change({ note: text })}
  />
);
