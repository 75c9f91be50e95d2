// The way from a game to its analysis board; it weighs nothing, the board's code comes with the page.
import { t } from '../i18n';
import { Icon } from '../ui/Icon';
import type { Game } from '../api/types';

interface Props {
  game: Pick<Game, 'id' | 'ply'> & { may: { conditional: boolean } };
  /** The position that is being looked at, where it is not the present one. */
  ply?: number;
}

export function AnalysisLink({ game, ply = game.ply }: Props) {
  const place = ply === game.ply ? '' : `?ply=${ply}`;
  return (
    <a class="btn quiet" href={`/analysis/${game.id}${place}`}>
      <Icon name="board" />
      {t(game.may.conditional ? 'analysis-link-prepare' : 'analysis-link')}
    </a>
  );
}
