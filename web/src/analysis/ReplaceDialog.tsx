// Asked when another answer stands where the new one would go: to the same move, or in the only line
// that the event allows.
import { Confirm } from '../game/Confirm';
import { moveLabel } from '../game/ply';
import { t } from '../i18n';
import type { Candidate } from './candidate';
import { type NumberedMove, type Sentence, sentenceAt } from './sentences';
import type { TreeNode } from './tree';
import type { Game } from '../api/types';
import type { ConditionalFlow } from './useConditional';
import { usePlain } from './written';

interface Props {
  game: Game;
  flow: ConditionalFlow;
  candidate: Candidate;
  list: readonly Sentence[];
}

export function ReplaceDialog({ game, flow, candidate, list }: Props) {
  const plain = usePlain();
  const { conflict } = flow;
  const old = conflict && sentenceAt(list, conflict.path);

  let text = '';
  if (conflict && old && candidate.kind === 'line') {
    const words = (move: NumberedMove) => move.label + plain(move);
    const wordsOf = (node: TreeNode | undefined) =>
      node?.step ? moveLabel(game.initial_fen, node.ply) + plain(node.step) : '';
    const [when, reply] = candidate.nodes.slice(conflict.path.length * 2 - 2).map(wordsOf);
    const elsewhere = game.conditional_moves === 'linear' && old.when && words(old.when) !== when;
    text = t('conditional-replace-text', {
      kind: elsewhere ? 'line' : old.when ? 'move' : 'any',
      when: old.when ? words(old.when) : '',
      reply: words(old.reply),
      next: elsewhere ? `${when} ${reply}` : (reply ?? ''),
      lost: conflict.lost,
    });
  }
  return (
    <Confirm
      open={conflict !== null}
      title={t('conditional-replace-title')}
      text={text}
      action={t('conditional-replace')}
      onConfirm={() => {
        flow.replace();
        return Promise.resolve(null);
      }}
      onClose={flow.close}
    />
  );
}
