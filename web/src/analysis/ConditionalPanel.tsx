// Prepared replies: the line on the board can be added, the list is read and pruned, and nothing of
// it counts before it is saved.
import { useEffect, useRef } from 'preact/hooks';
import { problemText } from '../api/problem';
import { moveText } from '../game/words';
import { t } from '../i18n';
import type { Rules } from '../rules/rules';
import { Cited } from '../ui/Cited';
import { Icon } from '../ui/Icon';
import type { Candidate } from './candidate';
import { ConditionalList } from './ConditionalList';
import { KeepLine } from './KeepLine';
import { MAX_BRANCHES, MAX_DEPTH, countBranches } from './conditional';
import { ReplaceDialog } from './ReplaceDialog';
import { SaveDialog } from './SaveDialog';
import { type Sentence, answersAny } from './sentences';
import type { Game } from '../api/types';
import type { ConditionalFlow } from './useConditional';

interface Props {
  game: Game;
  rules: Rules;
  flow: ConditionalFlow;
  candidate: Candidate;
  /** The draft, in words. */
  list: readonly Sentence[];
  onPresent: () => void;
}

export function ConditionalPanel({ game, rules, flow, candidate, list, onPresent }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const closed = whyClosed(game);

  // What was pressed last is gone then: the keyboard goes on from the panel's head.
  const { draft, step } = flow;
  const before = useRef(draft);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (before.current !== draft && lost) heading.current?.focus({ preventScroll: true });
    before.current = draft;
  }, [draft, step]);

  return (
    <section class="panel pad conditional" aria-labelledby="conditional-title">
      <h2 id="conditional-title" tabIndex={-1} ref={heading}>
        {t('conditional-title')}
      </h2>
      {flow.movedOn && (
        <p class="note" role="status">
          {t('conditional-moved-on', { move: moveText(game, game.ply) })}
        </p>
      )}
      {flow.problem && step !== 'review' && (
        <p class="note warn" role="alert">
          <Cited text={problemText(flow.problem)} apart /> {t('conditional-not-saved')}
        </p>
      )}
      {closed ? (
        <p class="muted">{t(closed)}</p>
      ) : (
        <>
          <KeepLine {...{ game, rules, flow, candidate, onPresent }} />
          {list.length > 0 ? (
            <ConditionalList sentences={list} onRemove={flow.remove} />
          ) : (
            <p class="muted">{t('conditional-empty')}</p>
          )}
          {flow.dirty && answersAny(list) && (
            <p class="note warn">
              <b>{t('conditional-any-title')}</b> {t('conditional-any-text')}
            </p>
          )}
          <p class="muted small">{limits(game, countBranches(draft))}</p>
          <SaveRow flow={flow} />
          <SaveDialog flow={flow} list={list} />
          <ReplaceDialog game={game} flow={flow} candidate={candidate} list={list} />
        </>
      )}
    </section>
  );
}

/** Why no conditional moves can be prepared now; null when they can. */
export function whyClosed(game: Game): string | null {
  if (game.may.conditional) return null;
  if (game.ending) return 'conditional-over';
  if (game.conditional_moves === 'none') return 'conditional-none';
  return game.turn === game.me ? 'conditional-my-move' : 'conditional-not-now';
}

const limits = ({ conditional_moves }: Game, n: number): string =>
  conditional_moves === 'linear'
    ? t('conditional-linear', { depth: MAX_DEPTH })
    : t('conditional-limits', { n, limit: MAX_BRANCHES, depth: MAX_DEPTH });

function SaveRow({ flow }: { flow: ConditionalFlow }) {
  if (!flow.dirty) {
    return (
      <p class="small state" role="status">
        {flow.saved.length > 0 && (
          <>
            <Icon name="check" /> {t('conditional-saved')}
          </>
        )}
        {flow.saved.length === 0 && flow.step === 'saved' && t('conditional-saved-none')}
      </p>
    );
  }
  return (
    <>
      <p class="note warn" role="status">
        {t('conditional-unsaved')}
      </p>
      <div class="row">
        <button type="button" class="btn primary" onClick={flow.review}>
          {t('conditional-save')}
        </button>
        <button type="button" class="btn quiet" onClick={flow.discard}>
          {t('conditional-discard')}
        </button>
      </div>
    </>
  );
}
