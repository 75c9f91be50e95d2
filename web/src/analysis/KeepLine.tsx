// The line on the board, to be kept as conditional moves; or what it still lacks.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { moveLabel } from '../game/ply';
import { t } from '../i18n';
import type { Rules } from '../rules/rules';
import { Icon } from '../ui/Icon';
import { AnyDialog, type AnyReply } from './AnyDialog';
import type { Candidate } from './candidate';
import { MAX_BRANCHES, MAX_DEPTH, type Pairs, answeredAt, whateverLast } from './conditional';
import type { NumberedMove } from './sentences';
import type { TreeNode } from './tree';
import type { Game } from '../api/types';
import type { ConditionalFlow } from './useConditional';
import { Numbered, withMoves } from './withMoves';
import { usePlain } from './written';

interface Props {
  game: Game;
  rules: Rules;
  flow: ConditionalFlow;
  candidate: Candidate;
  onPresent: () => void;
}

export function KeepLine({ game, rules, flow, candidate, onPresent }: Props) {
  const plain = usePlain();
  /** The line of which it is told what became of it. */
  const [about, setAbout] = useState<Candidate | null>(null);
  const [asked, setAsked] = useState<AnyReply | null>(null);
  const numbered = ({ ply, step }: TreeNode): NumberedMove => {
    return { label: moveLabel(game.initial_fen, ply), san: step?.san ?? '', iccf: step?.iccf };
  };
  switch (candidate.kind) {
    case 'start':
      return <Hint>{t('conditional-hint')}</Hint>;
    case 'elsewhere':
      return (
        <Hint>
          {t('conditional-hint-elsewhere')}{' '}
          <button type="button" class="linkish" onClick={onPresent}>
            {t('conditional-present')}
          </button>
        </Hint>
      );
    case 'unanswered':
      return <Hint>{withMoves('conditional-hint-reply', { move: numbered(candidate.last) })}</Hint>;
    case 'cycle':
      return <Hint>{t('conditional-hint-cycle')}</Hint>;
  }
  const { pairs, nodes } = candidate;
  const last = nodes.at(-1);
  const keep = (wanted: Pairs) => {
    setAbout(candidate);
    flow.keep(wanted);
  };
  const askAny = () => {
    if (!last?.step) return;
    const { fen, ply } = nodes.at(-3) ?? game;
    // In an event with one line alone the new answer takes the place of any other.
    const alone = game.conditional_moves === 'linear';
    setAsked({ fen, ply, reply: last.step, answered: alone ? [] : answeredAt(flow.draft, pairs) });
  };
  return (
    <div class="keep">
      <p class="line-text">
        {nodes.map((node, index) => {
          const move = numbered(node);
          const bare = index > 0 && move.label.endsWith('…');
          return <Numbered key={node.id} move={bare ? { ...move, label: '' } : move} />;
        })}
      </p>
      <div class="row">
        <button type="button" class="btn" onClick={() => keep(pairs)}>
          <Icon name="check" />
          {t('conditional-keep')}
        </button>
        <button type="button" class="btn quiet" onClick={askAny}>
          {t('conditional-keep-any', { reply: last?.step ? plain(last.step) : '' })}
        </button>
      </div>
      <AnyDialog
        game={game}
        rules={rules}
        asked={asked}
        onAdd={() => {
          setAsked(null);
          keep(whateverLast(pairs));
        }}
        onClose={() => setAsked(null)}
      />
      <Outcome outcome={about === candidate ? flow.outcome : null} />
    </div>
  );
}

function Hint({ children }: { children: ComponentChildren }) {
  return (
    <div class="keep">
      <p class="small">{children}</p>
    </div>
  );
}

/** What became of the line that was to be kept last. */
function Outcome({ outcome }: Pick<ConditionalFlow, 'outcome'>) {
  const refused = outcome === 'too_many' || outcome === 'too_deep';
  return (
    <p class={refused ? 'err' : 'hint'} role="status">
      {outcome &&
        t(`conditional-kept-${outcome.replace('_', '-')}`, {
          limit: outcome === 'too_many' ? MAX_BRANCHES : MAX_DEPTH,
        })}
    </p>
  );
}
