// Who of the same name plays for the federation: one of them, or somebody else?
import type { Player, Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { PlayerName } from '../ui/PlayerName';

interface Props {
  open: boolean;
  players: readonly Player[] | null;
  onAnother: () => Promise<Problem | null>;
  onClose: () => void;
}

export const Namesakes = ({ open, players, onAnother, onClose }: Props) => (
  <Confirm
    open={open}
    title={t('federation-known')}
    text={t('federation-known-text')}
    action={t('federation-another')}
    onConfirm={onAnother}
    onClose={onClose}
  >
    {players && <PlayerLines players={players} />}
  </Confirm>
);

/** With their numbers: of the same name, nothing else tells them apart. */
export const PlayerLines = ({ players }: { players: readonly Player[] }) => (
  <ul class="plain namesakes">
    {players.map((player) => (
      <li key={player.id}>
        <PlayerName player={player} link /> <span class="small muted">{player.id}</span>
      </li>
    ))}
  </ul>
);
