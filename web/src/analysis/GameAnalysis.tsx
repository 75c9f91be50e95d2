// The analysis of a game: its moves are the trunk, what is tried and written goes into the player's
// notebook of the game, and while the opponent thinks, lines can be kept as conditional moves.
import { useEffect, useMemo } from 'preact/hooks';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { go, query } from '../router';
import type { Rules } from '../rules/rules';
import { session } from '../session';
import { useTitle } from '../title';
import { Icon } from '../ui/Icon';
import { fullName } from '../ui/PlayerName';
import { AnalysisBoard } from './AnalysisBoard';
import { candidateOf } from './candidate';
import { ConditionalPanel } from './ConditionalPanel';
import { KeptState } from './KeptState';
import { MoveNotes } from './MoveNotes';
import { NotePanel } from './NotePanel';
import { NoteTools } from './NoteTools';
import { DeleteNotes } from './notebook/DeleteNotes';
import { pgnOf } from './pgn';
import { sentences } from './sentences';
import { readWork, writeWork } from './store';
import { type Tree, type TreeNode, presentOf, trunkNode } from './tree';
import type { Game } from '../api/types';
import { useConditional } from './useConditional';
import { useLeaveGuard } from './useLeaveGuard';
import { useNotedLines } from './useNotedLines';

interface Props {
  game: Game;
  rules: Rules;
  reload: () => Promise<Game | null>;
}

export function GameAnalysis({ game, rules, reload }: Props) {
  const { white, black, me } = game;
  const players = `${fullName(white.player)} – ${fullName(black.player)}`;
  useTitle(`${t('analysis-title')}: ${players}`);

  const reader = session.value?.me.player.id ?? 0;
  const work = useMemo(() => readWork(reader, game.id), [reader, game.id]);
  const noted = useNotedLines(game, rules, work?.tree ?? [], placed);
  const { walk, notebook, bring, takeBack, clear } = noted;
  const unsaved = game.may.conditional && work?.ply === game.ply ? work.lines : null;
  const flow = useConditional(game, reload, unsaved);
  const { tree, at } = walk;
  const { draft, dirty } = flow;

  useEffect(
    () => writeWork(reader, game.id, dirty ? { tree: [], ply: game.ply, lines: draft } : null),
    [reader, game.id, game.ply, draft, dirty],
  );
  const guard = useLeaveGuard(dirty);

  const list = useMemo(
    () => sentences(draft, { rules, initialFen: game.initial_fen, fen: game.fen, ply: game.ply }),
    [draft, rules, game.initial_fen, game.fen, game.ply],
  );
  const candidate = useMemo(() => candidateOf(tree, at), [tree, at]);
  return (
    <>
      <AnalysisBoard
        walk={walk}
        rules={rules}
        from={me ?? 'white'}
        crumbs={
          <p class="crumbs">
            <a href={`/game/${game.id}`}>
              <Icon name="back" /> {t('game-number', { n: String(game.id) })}
            </a>{' '}
            <span>{players}</span>
          </p>
        }
        pgn={(line) => pgnOfGame(game, rules, line)}
        about={t(reader ? 'notes-about' : 'notes-about-visitor')}
        writing={
          <>
            <MoveNotes walk={walk} initialFen={game.initial_fen} />
            <KeptState {...notebook} />
          </>
        }
        note={<NotePanel {...notebook} />}
        tools={
          <>
            <NoteTools {...{ game, rules, notebook, tree }} onBring={bring} onTakeBack={takeBack} />
            <DeleteNotes sync={notebook.sync} clear={clear} />
          </>
        }
        childrenFirst={game.may.conditional}
      >
        {me && (
          <ConditionalPanel
            game={game}
            rules={rules}
            flow={flow}
            candidate={candidate}
            list={list}
            onPresent={walk.toPresent}
          />
        )}
      </AnalysisBoard>
      <Leaving guard={guard} />
    </>
  );
}

/** Asks whether what is not saved may be left behind. */
function Leaving({ guard }: { guard: ReturnType<typeof useLeaveGuard> }) {
  return (
    <Confirm
      open={guard.target !== null}
      title={t('conditional-leave')}
      text={t('conditional-leave-text')}
      action={t('conditional-leave-action')}
      onConfirm={() => {
        go(guard.target ?? '/');
        return Promise.resolve(null);
      }}
      onClose={guard.stay}
    />
  );
}

/** The position that the address asks for, or the present one. */
function placed(tree: Tree): number {
  const ply = new URLSearchParams(query.peek()).get('ply');
  return ply && /^\d{1,4}$/.test(ply) ? trunkNode(tree, Number(ply)).id : presentOf(tree).id;
}

function pgnOfGame(game: Game, rules: Rules, line: readonly TreeNode[]): string {
  const { variant, initial_fen, section, white, black } = game;
  const name = ({ player }: typeof white) => `${player.family_name}, ${player.given_name}`;
  return pgnOf(line, {
    variant,
    initialFen: initial_fen,
    start: rules.start,
    tags: [
      ['Event', section.event_name],
      ['White', name(white)],
      ['Black', name(black)],
      ['Result', '*'],
    ],
  });
}
