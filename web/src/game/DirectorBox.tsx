// The way to what was decided about a game and to the director; what is in it comes when it is opened.
import { useState } from 'preact/hooks';
import type { Game } from '../api/types';
import { t } from '../i18n';
import { session } from '../session';
import { lazilyDecided } from './lazily';

const Matters = lazilyDecided('Matters');

export function DirectorBox({ game }: { game: Game }) {
  const [open, setOpen] = useState(false);
  const roles = session.value?.me.roles ?? [];
  const official = roles.some((role) => role === 'director' || role === 'officer');
  if (!game.me && !official) return null;
  return (
    <details class="panel pad director-box" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{t('game-decisions')}</h2>
      </summary>
      {open && <Matters place={{ game: game.id }} player={!!game.me} />}
    </details>
  );
}
