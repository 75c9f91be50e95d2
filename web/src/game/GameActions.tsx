// The quiet row beneath a game: its files, and resigning.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Game, Problem } from '../api/types';
import { problemText } from '../api/problem';
import { zone } from '../format';
import { t } from '../i18n';
import { fullName } from '../ui/PlayerName';
import { Confirm } from './Confirm';
import { download } from './download';
import { other } from './ply';

interface Props {
  game: Game;
  reload: () => Promise<Game | null>;
}

export function GameActions({ game, reload }: Props) {
  const [resigning, setResigning] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const opponent = game.me && game[other(game.me)].player;

  const save = async (file: 'pgn' | 'record') => setProblem(await download(game.id, file));
  const resign = async () => {
    const params = { path: { id: game.id } };
    const { error } = await api.POST('/api/games/{id}/resign', { params });
    await reload();
    return error ?? null;
  };
  return (
    <section class="panel pad quietlinks" aria-label={t('game-actions')}>
      <button type="button" onClick={() => save('pgn')}>
        {t('game-pgn')}
      </button>
      <button type="button" onClick={() => save('record')}>
        {t('game-record')}
      </button>
      {game.may.resign && (
        <button type="button" class="danger" onClick={() => setResigning(true)}>
          {t('game-resign')}
        </button>
      )}
      {problem && (
        <p class="err" role="alert">
          {problemText(problem)}
        </p>
      )}
      <p class="muted small">{t('game-zone', { zone })}</p>
      <Confirm
        open={resigning}
        title={t('game-resign-title')}
        text={t('game-resign-text', { who: opponent ? fullName(opponent) : '' })}
        action={t('game-resign-action')}
        onConfirm={resign}
        onClose={() => setResigning(false)}
      />
    </section>
  );
}
