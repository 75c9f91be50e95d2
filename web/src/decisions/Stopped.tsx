// The game stands still: the director has stopped the clocks (LAW-6.10a), the adjudicators have it
// (LAW-11.1), or it is played elsewhere (LAW-8.5).
import type { Game, Stopped as StoppedGame } from '../api/types';
import { t } from '../i18n';
import { Icon } from '../ui/Icon';
import { When } from '../ui/When';
import { Adjudication } from './Adjudication';

import '../styles/decisions.css';

interface Props {
  game: Game;
  stop: StoppedGame;
}

export function Stopped({ game, stop: { why, since, claims_until: until } }: Props) {
  return (
    <section class="panel banner referred" aria-labelledby="stopped-title">
      <Icon name="clock" />
      <div>
        <h2 id="stopped-title">{t(`stopped-${why}`)}</h2>
        <p>{t(`stopped-${why}-text`)}</p>
        {why !== 'elsewhere' && (
          <p class="muted small">
            <When at={since} text={(when) => t('since', { when })} />
          </p>
        )}
        {until && game.me && <Adjudication game={game} until={until} />}
      </div>
    </section>
  );
}
