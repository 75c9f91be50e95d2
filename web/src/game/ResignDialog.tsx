// The question before a game is resigned (LAW-5.1.2).
import { api } from '../api/client';
import type { Game } from '../api/types';
import { t } from '../i18n';
import { fullName } from '../ui/PlayerName';
import { Confirm } from './Confirm';
import { other } from './ply';

interface Props {
  game: Game;
  open: boolean;
  reload: () => Promise<Game | null>;
  onClose: () => void;
}

export function ResignDialog({ game, open, reload, onClose }: Props) {
  const opponent = game.me && game[other(game.me)].player;
  const resign = async () => {
    const params = { path: { id: game.id } };
    const { error } = await api.POST('/api/games/{id}/resign', { params });
    await reload();
    return error ?? null;
  };
  return (
    <Confirm
      open={open}
      title={t('game-resign-title')}
      text={t('game-resign-text', { who: opponent ? fullName(opponent) : '' })}
      action={t('game-resign-action')}
      danger
      onConfirm={resign}
      onClose={onClose}
    />
  );
}
