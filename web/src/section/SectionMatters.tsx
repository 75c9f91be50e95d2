// What was decided in a section, for its players and officials; it comes when it is opened.
import { useState } from 'preact/hooks';
import type { SectionView } from '../events/api';
import { lazilyDecided } from '../game/lazily';
import { t } from '../i18n';
import { session } from '../session';

const Matters = lazilyDecided('Matters');

export function SectionMatters({ section }: { section: SectionView }) {
  const [open, setOpen] = useState(false);
  const me = session.value?.me;
  const players = section.players.map(({ player }) => player);
  const plays = players.some(({ id }) => id === me?.player.id);
  const official = me?.roles.some((role) => role === 'director' || role === 'officer');
  if (!plays && !official) return null;
  return (
    <details class="panel pad" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{t('section-decisions')}</h2>
      </summary>
      {open && (
        <Matters
          place={{ section: section.id }}
          player={plays}
          others={players.filter(({ id }) => id !== me?.player.id)}
        />
      )}
    </details>
  );
}
