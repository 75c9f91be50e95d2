// The way on from a game in which there is nothing more to do now: to the next one that awaits the reader,
// to those that were left for later, or back to the list.
import type { GameRow } from '../api/types';
import { isClaimable, isOffered, running } from '../games';
import { t } from '../i18n';
import { goOn, nextAfter, round } from '../round';

/** What awaits the reader there, by the message that says so. */
function wayTo(row: GameRow): string {
  if (isClaimable(row)) return 'game-next-claim';
  return isOffered(row) && !row.your_move ? 'game-next-offer' : 'game-next';
}

export function NextGame({ game }: { game: number }) {
  const list = running.value;
  if (!list) return null;
  const next = nextAfter(game, list.games, round.value);
  return (
    <>
      {next.kind === 'later' && <p>{t('game-next-later', { n: next.n })}</p>}
      {next.kind === 'none' && <p>{t('game-next-none')}</p>}
      <div class="row">
        {next.kind === 'next' && (
          <a class="btn primary" href={`/game/${next.game.id}`}>
            {t(wayTo(next.game), { who: next.game.opponent.family_name })}
          </a>
        )}
        {next.kind === 'later' && (
          <button type="button" class="btn primary" onClick={() => goOn(next)}>
            {t('game-next-again')}
          </button>
        )}
        <a class={next.kind === 'none' ? 'btn' : 'btn quiet'} href={round.value.href}>
          {t('game-my-games')}
        </a>
      </div>
    </>
  );
}
