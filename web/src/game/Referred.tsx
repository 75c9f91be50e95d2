// A claim that waits for the tournament director, told to both players: meanwhile nobody may move.
import type { Game, Referred as Claim } from '../api/types';
import { dateTime, utc } from '../format';
import { t, dashed } from '../i18n';
import { Icon } from '../ui/Icon';
import { fullName } from '../ui/PlayerName';
import { moveLabel } from './ply';
import { plainSan } from './words';

interface Props {
  game: Game;
  referred: Claim;
}

export function Referred({ game, referred }: Props) {
  const { by, claim, move, at, why } = referred;
  const whose = game.me === by ? 'mine' : 'theirs';
  const who = fullName(game[by].player);
  const label = moveLabel(game.initial_fen, game.ply + 1);
  return (
    <section class="panel banner referred" aria-labelledby="referred-title">
      <Icon name="clock" />
      <div>
        <h2 id="referred-title">{t('claim-referred-title')}</h2>
        <p>
          {t(`claim-referred-${claim === 'tablebase_win' ? 'win' : 'draw'}`, { whose, who })}{' '}
          {move &&
            t('claim-referred-move', {
              move: `${label} ${plainSan({ san: move }, game.variant)}`,
            })}{' '}
          {t(`claim-unknown-${dashed(why)}`)}
        </p>
        <p>{t('claim-referred-text')}</p>
        <p class="muted small">
          <time dateTime={at} title={utc(at)}>
            {dateTime(at)}
          </time>
        </p>
      </div>
    </section>
  );
}
