// The reader's own note on the game; it is asked for, and its code comes, when it is opened.
import { useState } from 'preact/hooks';
import type { Game } from '../api/types';
import { t } from '../i18n';
import { session } from '../session';
import { chunkOf } from './lazily';

const NoteOfGame = chunkOf(() => import('../notes/forGame'), 'notes')('NoteOfGame');

export function MyNote({ game }: { game: Game }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="panel pad" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('game-note')}</summary>
      {open && <NoteOfGame key={`${session.value?.me.player.id} ${game.id}`} game={game} />}
    </details>
  );
}
