// The game stands still: the director has stopped the clocks (LAW-6.10a), or the adjudicators have it
// (LAW-11.1).
import type { Game, Stopped as StoppedGame } from '../api/types';
import { t } from '../i18n';
import { Icon } from '../ui/Icon';
import { When } from '../ui/When';
import { AdjudicationForm } from './AdjudicationForm';

import '../styles/decisions.css';

interface Props {
  game: Game;
  stop: StoppedGame;
}

export function Stopped({ game, stop: { why, since } }: Props) {
  return (
    <section class="panel banner referred" aria-labelledby="stopped-title">
      <Icon name="clock" />
      <div>
        <h2 id="stopped-title">{t(`stopped-${why}`)}</h2>
        <p>{t(`stopped-${why}-text`)}</p>
        <p class="muted small">
          <When at={since} text={(when) => t('since', { when })} />
        </p>
        {why === 'adjudication' && game.me && <AdjudicationForm game={game} />}
      </div>
    </section>
  );
}
