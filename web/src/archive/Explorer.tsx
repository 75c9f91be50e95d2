// The board with its line, and what was played in the position on it.
import { useState } from 'preact/hooks';
import { MoveEntry } from '../analysis/MoveEntry';
import { VariantContext } from '../analysis/written';
import type { Color, Variant } from '../api/types';
import { Board } from '../board/Board';
import { squaresOf } from '../board/fen';
import { StepTools } from '../game/StepTools';
import { Tool } from '../game/Tool';
import { moveNumber, other } from '../game/ply';
import { useGameKeys } from '../game/useReplay';
import { plainSan } from '../game/words';
import { t } from '../i18n';
import type { Rules } from '../rules/rules';
import { Skeleton } from '../ui/Skeleton';
import { Breakdown } from './Breakdown';
import { LineMoves } from './LineMoves';
import { MovesTable } from './MovesTable';
import type { Filters } from './filters';
import type { Archive } from './useArchive';
import { useLine } from './useLine';

interface Props {
  rules: Rules;
  variant: Variant;
  /** In the rules' own spelling. */
  start: string;
  filters: Filters;
  position: Archive['position'];
}

export function Explorer({ rules, variant, start, filters, position }: Props) {
  const walk = useLine(rules, variant, start, filters);
  const [orientation, setOrientation] = useState<Color>('white');
  const flip = () => setOrientation(other(orientation));
  const { at, line, fen, legal, last } = walk;
  useGameKeys({
    ArrowLeft: () => walk.go(at - 1),
    ArrowRight: () => walk.go(at + 1),
    Home: () => walk.go(0),
    End: () => walk.go(line.length),
    f: flip,
    m: () => document.getElementById('move-in')?.focus(),
  });
  const { shown, fresh, problem } = position;
  const { by } = moveNumber(start, at + 1);
  return (
    <VariantContext.Provider value={variant}>
      <section class="board-part" aria-labelledby="h-board">
        <h2 class="vh" id="h-board">
          {t('archive-board')}
        </h2>
        <Board
          variant={variant}
          fen={fen}
          orientation={orientation}
          turn={by}
          last={last && squaresOf(last.uci)}
          check={last ? last.check : rules.isCheck(fen)}
          legal={legal}
          promotion={walk.promotion}
          onPick={walk.pick}
          onCancel={walk.cancel}
        />
        <StepTools at={at} last={line.length} onGo={walk.go}>
          <Tool name="flip" onPress={flip} />
        </StepTools>
        <LineMoves walk={walk} variant={variant} start={start} />
        {/* The name of an opening stays until the next is known. */}
        <p class="opening">
          {shown?.opening ? (
            <>
              <b>{shown.opening.eco}</b> <span lang="en">{shown.opening.name}</span>
            </>
          ) : (
            '\u00a0'
          )}
        </p>
        <p class="vh" role="status">
          {last ? plainSan(last, variant) : t('game-start')}
        </p>
        <MoveEntry legal={legal} onPlay={walk.play} />
        <p class="row small">
          <a href={`/analysis?${new URLSearchParams({ variant, fen })}`}>{t('archive-analysis')}</a>
        </p>
      </section>
      {!shown && !problem && <Skeleton height="300px" />}
      {shown && (
        <>
          <MovesTable
            position={shown}
            variant={variant}
            startless={variant === 'chess960' && !filters.fen}
            legal={legal}
            busy={!fresh}
            onPlay={walk.playNamed}
          />
          <Breakdown position={shown} />
        </>
      )}
    </VariantContext.Provider>
  );
}
