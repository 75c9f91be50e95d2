// The reader's own note on a game, beside the game.
import { KeptState } from '../analysis/KeptState';
import { GameNote } from '../analysis/NotePanel';
import { EMPTY } from '../analysis/notebook/types';
import { DeleteNotes } from '../analysis/notebook/DeleteNotes';
import { useNotebook } from '../analysis/notebook/useNotebook';
import type { Game } from '../api/types';
import { t } from '../i18n';
import '../styles/notes.css';

export function NoteOfGame({ game }: { game: Game }) {
  const { note, status, stored, sync } = useNotebook(game);
  return (
    <div class="note-of-game">
      <p class="muted small">{t('notes-game-private')}</p>
      <GameNote note={note} sync={sync} />
      <KeptState status={status} stored={stored} />
      <div class="quietlinks">
        <a href={`/analysis/${game.id}`}>{t('notes-game-analysis')}</a>
        <DeleteNotes sync={sync} clear={() => sync.change(EMPTY)} />
      </div>
    </div>
  );
}
