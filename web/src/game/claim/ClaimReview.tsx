// The last look at a claim: what the server says it would lead to. Nothing has been sent yet.
import { useEffect, useRef } from 'preact/hooks';
import type { ClaimFacts, Game } from '../../api/types';
import { problemText } from '../../api/problem';
import { MiniBoard } from '../../board/MiniBoard';
import { numbersOf } from '../../board/notation';
import { t, dashed } from '../../i18n';
import { Cited } from '../../ui/Cited';
import { Icon } from '../../ui/Icon';
import { moveLabel } from '../ply';
import { moveText, plainSan } from '../words';
import { type Outlook, QUIET_MOVES, makesMove, outlookOf, quietMoves } from './claims';
import type { ClaimFlow } from './useClaim';

interface Props {
  game: Game;
  flow: ClaimFlow;
  preview: ClaimFacts;
}

/** The button says what pressing it does; what would change nothing has none. */
const ACTIONS: Readonly<Record<Exclude<Outlook, 'nothing'>, string>> = {
  draw: 'claim-send-draw',
  win: 'claim-send-win',
  offer: 'claim-send-offer',
  move: 'claim-send-move',
  director: 'claim-send-director',
};

export function ClaimReview({ game, flow, preview }: Props) {
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => outcome.current?.focus(), [preview]);

  const { problem, uncertain, busy } = flow;
  const outlook = outlookOf(preview);
  const move = intended(game, preview);
  const end = outlook === 'draw' || outlook === 'win';
  return (
    <div class="claim">
      <p class={end ? 'note' : 'note warn'} tabIndex={-1} ref={outcome}>
        <b>
          <Cited text={t(`claim-outlook-${outlook}`, { rule: preview.rule })} />
        </b>
        {outlook === 'director' && preview.unknown && (
          <> {t(`claim-unknown-${dashed(preview.unknown)}`)}</>
        )}
        {makesMove(preview) && (
          <>
            {' '}
            <b>{t('claim-outlook-makes-move', { move })}</b>
          </>
        )}
        {outlook === 'offer' && !preview.move && <> {t('claim-outlook-no-move')}</>}
      </p>
      <div class="claim-case">
        <MiniBoard
          variant={game.variant}
          fen={preview.fen}
          orientation={game.me ?? 'white'}
          last={preview.move?.uci ?? null}
        />
        <dl class="kv">
          <dt>{t('claim-claimed')}</dt>
          <dd>{t(`claim-${dashed(preview.claim)}`)}</dd>
          <dt>{t('claim-position')}</dt>
          <dd>{preview.move ? t('claim-with-move', { move }) : t('claim-present')}</dd>
          <Reasons game={game} preview={preview} />
        </dl>
      </div>
      {problem && (
        <p class="err" role="alert">
          <Cited text={uncertain ? t('claim-uncertain') : problemText(problem)} />
        </p>
      )}
      <p class="hint">{t('claim-nothing-sent')}</p>
      <div class="row dialog-actions">
        {outlook !== 'nothing' && (
          <button
            type="button"
            class={end ? 'btn primary' : 'btn'}
            aria-busy={busy}
            onClick={() => void flow.send()}
          >
            {end && <Icon name="check" />}
            {t(ACTIONS[outlook], { move, with: makesMove(preview) ? 'move' : 'nothing' })}
          </button>
        )}
        <button type="button" class="btn quiet" onClick={flow.back}>
          <Icon name="back" />
          {t('game-change')}
        </button>
      </div>
    </div>
  );
}

/** "26… Jf6" */
function intended(game: Game, { move }: ClaimFacts): string {
  if (!move) return '';
  const written = { san: move.san, iccf: numbersOf(move.uci, move.san, game.variant) };
  return `${moveLabel(game.initial_fen, game.ply + 1)} ${plainSan(written, game.variant)}`;
}

/** What the verdict rests on. */
function Reasons({ game, preview }: Pick<Props, 'game' | 'preview'>) {
  const { claim, repeated, quiet_plies, men, tablebase } = preview;
  if (claim === 'repetition') {
    const times = repeated.map((ply) =>
      ply > game.ply ? intended(game, preview) : moveText(game, ply),
    );
    return (
      <>
        <dt>{t('claim-stood')}</dt>
        <dd>
          {t('claim-times', { n: repeated.length })}
          {times.length > 0 && ` (${times.join(', ')})`}
        </dd>
      </>
    );
  }
  return (
    <>
      {claim === 'fifty_moves' && (
        <>
          <dt>{t('claim-quiet')}</dt>
          <dd>{t('claim-quiet-of', { n: quietMoves(quiet_plies), limit: QUIET_MOVES })}</dd>
        </>
      )}
      <dt>{t('claim-men')}</dt>
      <dd>{men}</dd>
      {tablebase && (
        <>
          <dt>{t('claim-tablebase')}</dt>
          <dd>{t(`claim-tablebase-says-${tablebase}`)}</dd>
        </>
      )}
    </>
  );
}
