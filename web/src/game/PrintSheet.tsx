// The game on one sheet of paper: players, result, diagram, moves with their times.
import { MiniBoard } from '../board/MiniBoard';
import type { Color, Game } from '../api/types';
import { date, duration } from '../format';
import { t } from '../i18n';
import { useIdle } from '../idle';
import { sectionName } from '../sectionName';
import { fullName } from '../ui/PlayerName';
import { San } from '../ui/San';
import { fenAt, moveAt, scoreRows } from './ply';
import { moveText, reasonText, score, variantName } from './words';

interface Props {
  game: Game;
  /** The position of the diagram. */
  ply: number;
  orientation: Color;
}

/** Nobody prints a game before it is shown. */
export function PrintSheet(props: Props) {
  return useIdle() ? <Sheet {...props} /> : null;
}

function Sheet({ game, ply, orientation }: Props) {
  const shown = moveAt(game, ply);
  const name = (color: Color) => {
    const { player } = game[color];
    return [player.title, fullName(player), player.federation, player.rating].filter(Boolean);
  };
  return (
    <div class="printsheet" aria-hidden="true">
      <p class="print-players">
        {name('white').join(' ')} – {name('black').join(' ')}
        {game.ending && <b> {score(game.ending)}</b>}
      </p>
      <p>
        {sectionName(game.section)}
        {variantName(game) && ` · ${variantName(game)}`} ·{' '}
        {t('game-number', { n: String(game.id) })} ·{' '}
        {t('game-since', { when: date(game.starts_at) })}
        {game.ending && ` · ${reasonText(game.ending)}, ${date(game.ending.at)}`}
      </p>
      <figure>
        <MiniBoard
          variant={game.variant}
          fen={fenAt(game, ply)}
          orientation={orientation}
          last={shown?.uci ?? null}
        />
        <figcaption>
          {shown ? t('game-after', { move: moveText(game, ply) }) : t('game-start')}
        </figcaption>
      </figure>
      <ol>
        {scoreRows(game).map(({ number, white, black }) => (
          <li key={number}>
            <span>{number}</span>
            {[white, black].map((move, column) => (
              <span key={column}>
                {move ? (
                  <>
                    <San san={move.san} iccf={move.iccf} variant={game.variant} />
                    {move.draw_offered && ' (=)'}{' '}
                    <small>{duration(move.took_seconds, 'narrow')}</small>
                  </>
                ) : (
                  column === 0 && '…'
                )}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
