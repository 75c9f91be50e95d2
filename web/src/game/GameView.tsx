// One game: the board with the players and their clocks, and beside it everything there is to do.
import { useEffect, useRef, useState } from 'preact/hooks';
import { AnalysisLink } from '../analysis/AnalysisLink';
import type { Game } from '../api/types';
import { Board } from '../board/Board';
import { squaresOf } from '../board/fen';
import { MattersBox } from '../decisions/MattersBox';
import { dashed, t } from '../i18n';
import { sectionTitle } from '../sectionName';
import { session } from '../session';
import { silenceLevel } from '../silence';
import { useTitle } from '../title';
import { fullName } from '../ui/PlayerName';
import { toast } from '../ui/Toast';
import { claimsDue } from './claim/claims';
import type { ClaimSent } from './claim/claimSent';
import { overSince } from './clock';
import { Conversation } from './Conversation';
import { GameActions } from './GameActions';
import { GoBar } from './GoBar';
import { lazily, lazilyPressed, lazilyReported } from './lazily';
import { MoveList } from './MoveList';
import { MovePanel } from './MovePanel';
import { MyNote } from './MyNote';
import { PlayerStrip } from './PlayerStrip';
import { fenAt, moveAt, moveNumber, other } from './ply';
import { PrintSheet } from './PrintSheet';
import { ReplayBar } from './ReplayBar';
import { isReported } from './unusual';
import { useConversation } from './useConversation';
import { useMaterial } from './useMaterial';
import { useMove } from './useMove';
import { useNow } from './useNow';
import { useOrientation } from './useOrientation';
import { useGameKeys, useReplay } from './useReplay';
import { useRound } from './useRound';
import { moveText, variantName } from './words';

const ClaimNews = lazilyPressed('ClaimNews');
const ClaimOffer = lazilyPressed('ClaimOffer');
const CountBox = lazily('CountBox');
const DrawOffer = lazily('DrawOffer');
const NewsBox = lazilyPressed('NewsBox');
const Prepared = lazily('Prepared');
const Referred = lazily('Referred');
const Reports = lazilyReported('Reports');
const SilencePanel = lazily('SilencePanel');

interface Props {
  game: Game;
  /** The server's clock minus ours, in milliseconds. */
  skew: number;
  reload: () => Promise<Game | null>;
}

export function GameView({ game, skew, reload }: Props) {
  const now = useNow(skew);
  const [orientation, flip] = useOrientation(game);
  const replay = useReplay(game);
  const flow = useMove(game, reload);
  const writing = useConversation(game, reload);
  const { white, black, me, may, ending } = game;
  const title = `${fullName(white.player)} – ${fullName(black.player)}`;
  useTitle(title);
  const going = useRound(game);
  useGameKeys({
    ...going.keys,
    ArrowLeft: () => replay.show(replay.ply - 1),
    ArrowRight: () => replay.show(replay.ply + 1),
    Home: () => replay.show(0),
    End: () => replay.show(game.ply),
    f: flip,
    m: () => document.getElementById('move-in')?.focus(),
  });

  const fallen = overSince(game, now) !== null;
  // When time runs out under our eyes, the server may have more to say.
  useEffect(() => {
    if (fallen) void reload();
  }, [fallen]);

  // A message whose move can no longer be made is not lost: it moves to the conversation.
  const keep = (message: string) =>
    writing.write(writing.text ? `${writing.text}\n\n${message}` : message);
  const stranded = !!me && !may.move && flow.step !== 'sent' ? flow.message : '';
  useEffect(() => {
    if (!stranded) return;
    keep(stranded);
    flow.setMessage('');
  }, [stranded]);

  const [claim, setClaim] = useState<ClaimSent | null>(null);
  const claimed = (next: ClaimSent) => {
    setClaim(next);
    replay.show(game.ply);
    // The move that was named in the claim took no message with it.
    if (next.move && next.answer.sent) {
      if (flow.message) keep(flow.message);
      flow.made(next.move, next.answer.sent);
    }
    void reload();
  };

  // A move chosen while an earlier position was shown belongs on the present board.
  const chosenBefore = useRef(flow.move);
  useEffect(() => {
    if (flow.move && flow.move !== chosenBefore.current) replay.show(game.ply);
    chosenBefore.current = flow.move;
  }, [flow.move]);

  const due = ending || fallen ? [] : claimsDue(game);
  const open = may.move && !ending && !fallen && flow.step !== 'sent';
  // A move just sent stays on the board until the game that contains it has been loaded.
  const underway = flow.sent !== null && flow.sent.ply > game.ply;
  const chosen = (open || underway) && replay.atEnd ? flow.move : null;
  const shown = moveAt(game, replay.ply);
  const next = moveNumber(game.initial_fen, replay.ply + 1).by;
  const pickable = open && replay.atEnd && !flow.move && !flow.busy;
  const last = chosen?.uci ?? shown?.uci;
  const top = other(orientation);
  const material = useMaterial(game, replay.ply, chosen?.fen);
  // What phones hide to make room for depends on how far the move is.
  const step = !open ? 'none' : flow.step === 'choose' && flow.move ? 'chosen' : flow.step;
  return (
    <div class={`game step-${step}${flow.typed ? ' typed' : ''}`}>
      <h1 class="vh">{title}</h1>
      <div class="boardcol">
        <PlayerStrip game={game} color={top} now={now} reload={reload}>
          {material(top)}
        </PlayerStrip>
        <Board
          variant={game.variant}
          fen={chosen?.fen ?? fenAt(game, replay.ply)}
          orientation={orientation}
          turn={chosen ? other(next) : next}
          last={last ? squaresOf(last) : undefined}
          check={chosen ? chosen.check : replay.atEnd ? game.check : (shown?.check ?? false)}
          legal={pickable ? game.legal : NO_MOVES}
          promotion={pickable ? flow.promotion : null}
          onPick={flow.pick}
          onCancel={flow.takeBack}
          onIdle={open && !replay.atEnd ? () => toast(t('game-earlier')) : undefined}
        />
        <PlayerStrip game={game} color={orientation} now={now} reload={reload}>
          {material(orientation)}
        </PlayerStrip>
        <ReplayBar replay={replay} last={game.ply} onFlip={flip}>
          <AnalysisLink game={game} ply={replay.ply} />
        </ReplayBar>
        <p class="vh" role="status">
          {!replay.atEnd && moveText(game, replay.ply)}
        </p>
      </div>
      <p class="crumbs">
        <span>
          {!game.section.friendly && `${game.section.event_name}, `}
          <a href={`/section/${game.section.id}`}>{sectionTitle(game.section)}</a>
        </span>{' '}
        <span class="muted">{t('game-number', { n: String(game.id) })}</span>{' '}
        {game.variant !== 'chess' && <span class="tag">{variantName(game)}</span>}{' '}
        {game.section.friendly && <span class="tag">{t('game-unrated')}</span>}{' '}
        {game.section.outside_laws && (
          <span class="tag">{t(`outside-${dashed(game.section.outside_laws)}`)}</span>
        )}
      </p>
      <div class="side">
        {me && <GoBar {...going} />}
        {(game.count || may.start_count || may.stop_count) && (
          <CountBox game={game} reload={reload} />
        )}
        {flow.news && (
          <NewsBox game={game} news={flow.news} kept={!!(flow.message || writing.text)} />
        )}
        {claim && game.ply <= claim.ply + 1 && <ClaimNews game={game} claim={claim} />}
        {game.referred && !ending && <Referred game={game} referred={game.referred} />}
        {game.offer && !ending && <DrawOffer game={game} offer={game.offer} reload={reload} />}
        {due.length > 0 && (
          <ClaimOffer {...{ game, due, reload }} onShow={replay.show} onClaimed={claimed} />
        )}
        {game.silence && !ending && !fallen && silenceLevel(game.silence) !== 'none' && (
          <SilencePanel game={game} silence={game.silence} reload={reload} />
        )}
        <MovePanel game={game} flow={flow} now={now} reload={reload} />
        {isReported(game) && <Reports game={game} reload={reload} />}
        {game.conditional.length > 0 && <Prepared game={game} />}
        <MoveList game={game} ply={replay.ply} onShow={replay.show} />
        <Conversation game={game} writing={writing} reload={reload} />
        {session.value && <MyNote game={game} />}
        <MattersBox
          title={t('game-decisions')}
          place={{ game: game.id }}
          player={!!game.me}
          others={game.me ? [game[other(game.me)].player] : []}
          section={game.section.id}
          director={game.section.director}
          mayShow={!ending && !game.section.friendly && game.stopped?.why !== 'elsewhere'}
        />
        <GameActions game={game} reload={reload} onShow={replay.show} onClaimed={claimed} />
      </div>
      <PrintSheet game={game} ply={replay.ply} orientation={orientation} />
    </div>
  );
}

const NO_MOVES: Game['legal'] = [];
