// The way from a game to its analysis board; it weighs nothing, the board's code comes with the page.
import type { Game } from '../api/types';
import { t } from '../i18n';
import { Icon } from '../ui/Icon';

interface Props {
  game: Pick<Game, 'id' | 'ply'>;
  /** The position that is being looked at, where it is not the present one. */
  ply?: number;
  /** In words that promise more than a look. */
  prepare?: boolean;
}

export function AnalysisLink({ game, ply = game.ply, prepare = false }: Props) {
  const place = ply === game.ply ? '' : `?ply=${ply}`;
  return (
    <a class="btn quiet" href={`/analysis/${game.id}${place}`}>
      <Icon name="board" />
      {t(prepare ? 'analysis-link-prepare' : 'analysis-link')}
    </a>
  );
}
