// After sending: the postmark, the receipt, and the way on.
import { useEffect, useRef } from 'preact/hooks';
import { AnalysisLink } from '../analysis/AnalysisLink';
import type { Color, Game, Sent } from '../api/types';
import { numbersOf } from '../board/notation';
import { date, dateTime } from '../format';
import { t } from '../i18n';
import { fullName } from '../ui/PlayerName';
import { lazilyPressed } from './lazily';
import { NextGame } from './NextGame';
import { moveLabel, other } from './ply';
import { plainSan } from './words';

// That the move was received is told at once; its paper may come a moment later.
const Postmark = lazilyPressed('Postmark');
const Receipt = lazilyPressed('Receipt');

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
  }, []);

  const { ending, answer } = sent;
  // Until the game with the move in it has come, what the event allows is all that is known.
  const prepares =
    game.ply < sent.ply
      ? game.conditional_moves !== 'none' && !ending && !answer
      : game.may.conditional;
  const opponent = game[other(me)].player;
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
            {answer &&
              t('variant-sent-answer', {
                who: fullName(opponent),
                move: plainSan({ san: answer }, game.variant),
              })}
            {!ending && !answer && t('game-sent-clock', { who: fullName(opponent) })}
          </p>
          {onGoOn && (
            <p class="row">
              <button type="button" class="btn" onClick={onGoOn}>
                {t('game-your-move')}
              </button>
            </p>
          )}
          {prepares && (
            <p class="row">
              <AnalysisLink game={game} prepare />
            </p>
          )}
          <NextGame game={game.id} />
        </div>
      </div>
      <Receipt game={game.id} sent={sent} />
    </>
  );
}
