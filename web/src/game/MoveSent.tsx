// After sending: the postmark, the receipt, and the way to the next game that waits.
import { useEffect, useRef } from 'preact/hooks';
import type { Color, Game, GameRow, Sent } from '../api/types';
import { numbersOf } from '../board/notation';
import { byTime } from '../dashboard/order';
import { date, dateTime } from '../format';
import { isClaimable, isMine, loadRunning, running } from '../games';
import { t } from '../i18n';
import { fullName } from '../ui/PlayerName';
import { lazily } from './lazily';
import { lookedAt } from './looked';
import { moveLabel, other } from './ply';
import { plainSan } from './words';

// That the move was received is told at once; its paper may come a moment later.
const Postmark = lazily('Postmark');
const Receipt = lazily('Receipt');

interface Props {
  game: Game;
  me: Color;
  sent: Sent;
  /** Where the reader is on move again already. */
  onGoOn: (() => void) | undefined;
}

export function MoveSent({ game, me, sent, onGoOn }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // On a phone it stands below the board, and so does the way on.
    heading.current?.closest('.sent')?.scrollIntoView({ block: 'nearest' });
    void loadRunning();
  }, []);

  const opponent = game[other(me)].player;
  const next = nextToMove(running.value?.games ?? [], game.id, lookedAt());
  const written = { san: sent.san, iccf: numbersOf(sent.uci, sent.san, game.variant) };
  const label = `${moveLabel(game.initial_fen, sent.ply)} ${plainSan(written, game.variant)}`;
  return (
    <>
      <div class="sentbox">
        <span class="stamp">
          <Postmark move={label} date={date(sent.at)} />
        </span>
        <div>
          <h2 tabIndex={-1} ref={heading}>
            {t('game-sent-title')}
          </h2>
          <p>
            {t('game-sent-text', { move: label, when: dateTime(sent.at) })}{' '}
            {sent.answer &&
              t('variant-sent-answer', {
                who: fullName(opponent),
                move: plainSan({ san: sent.answer }, game.variant),
              })}
            {!sent.ending && !sent.answer && t('game-sent-clock', { who: fullName(opponent) })}
          </p>
          <div class="row">
            {onGoOn && (
              <button type="button" class="btn" onClick={onGoOn}>
                {t('game-your-move')}
              </button>
            )}
            {next && (
              <a class="btn primary" href={`/game/${next.id}`}>
                {t(isClaimable(next) ? 'game-next-claim' : 'game-next', {
                  who: next.opponent.family_name,
                })}
              </a>
            )}
            <a class={next ? 'btn quiet' : 'btn'} href="/">
              {t('game-my-games')}
            </a>
          </div>
        </div>
      </div>
      <Receipt game={game.id} sent={sent} />
    </>
  );
}

/**
 * The game with the nearest deadline among those that wait for the reader and have not been looked at;
 * where all have been, the one whose look is longest ago.
 */
export function nextToMove(
  games: readonly GameRow[],
  except: number,
  looked: readonly number[],
): GameRow | undefined {
  const waiting = games.filter((row) => isMine(row) && row.id !== except);
  const last = ({ id }: GameRow) => looked.indexOf(id);
  return waiting.sort((a, b) => last(a) - last(b) || byTime(a, b))[0];
}
