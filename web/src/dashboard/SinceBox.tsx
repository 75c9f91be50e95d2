// "Since your last visit": the games that have ended, until the reader has looked at them or puts this away.
import type { GameRow } from '../api/types';
import { t } from '../i18n';
import { Icon } from '../ui/Icon';
import { PlayerName } from '../ui/PlayerName';
import { Result } from './Result';
import { eventOf } from './order';

/** A small box: whoever was away for long finds the others where all are. */
const SHOWN = 6;

interface Props {
  ended: readonly GameRow[];
  /** Games in which opponents have moved meanwhile. */
  moved: number;
  onDismiss: () => void;
}

export function SinceBox({ ended, moved, onDismiss }: Props) {
  if (!ended.length) return null;
  const dismiss = () => {
    onDismiss();
    document.getElementById('games-title')?.focus({ preventScroll: true });
  };
  return (
    <section class="panel since" aria-labelledby="since-title">
      <div class="since-head">
        <h2 id="since-title">{t('since-title')}</h2>
        <button type="button" class="icon" title={t('since-dismiss')} onClick={dismiss}>
          <Icon name="close" />
          <span class="vh">{t('since-dismiss')}</span>
        </button>
      </div>
      <ul>
        {ended.slice(0, SHOWN).map((game) => (
          <li key={game.id}>
            <a href={`/game/${game.id}`}>
              <PlayerName player={game.opponent} rating={false} />
            </a>{' '}
            {game.ending && <Result ending={game.ending} me={game.me} />}
            <span class="event">{eventOf(game)}</span>
          </li>
        ))}
      </ul>
      {ended.length > SHOWN && (
        <p>
          <a href="/?show=finished">{t('since-more', { n: ended.length - SHOWN })}</a>
        </p>
      )}
      {moved > 0 && <p class="muted">{t('since-moved', { n: moved })}</p>}
    </section>
  );
}
