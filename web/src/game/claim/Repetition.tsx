// Where in the game the present position stood before, with a small board for each time.
import type { Game } from '../../api/types';
import { MiniBoard } from '../../board/MiniBoard';
import { t } from '../../i18n';
import { fenAt, moveAt } from '../ply';
import { moveText } from '../words';

interface Props {
  game: Game;
  onShow: (ply: number) => void;
}

export function Repetition({ game, onShow }: Props) {
  const { repeated } = game.facts;
  return (
    <>
      <p>{t('claim-repetition-count', { n: repeated.length })}</p>
      {repeated.length > 1 && (
        <ul class="claim-boards">
          {repeated.map((ply) => (
            <li key={ply}>
              <button type="button" onClick={() => onShow(ply)}>
                <MiniBoard
                  variant={game.variant}
                  fen={fenAt(game, ply)}
                  orientation={game.me ?? 'white'}
                  last={moveAt(game, ply)?.uci ?? null}
                />
                <span class="vh">{t('claim-show')} </span>
                {moveText(game, ply)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
