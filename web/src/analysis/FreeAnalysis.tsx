// An analysis without a game: any position of any variant, named in the address.
import { t } from '../i18n';
import type { Rules, Variant } from '../rules/rules';
import { useTitle } from '../title';
import { AnalysisBoard } from './AnalysisBoard';
import { PositionForm } from './PositionForm';
import { pgnOf } from './pgn';
import { ROOT, newTree } from './tree';
import { useLines } from './useLines';

interface Props {
  variant: Variant;
  rules: Rules;
  /** A position in the rules' own spelling. */
  fen: string;
}

export function FreeAnalysis({ variant, rules, fen }: Props) {
  useTitle(t('analysis-title'));
  const walk = useLines(rules, () => ({ tree: newTree(fen), at: ROOT }));
  return (
    <AnalysisBoard
      walk={walk}
      rules={rules}
      from={fen.split(' ')[1] === 'b' ? 'black' : 'white'}
      crumbs={null}
      pgn={(line) => pgnOf(line, { variant, initialFen: fen, start: rules.start, tags: [] })}
    >
      <PositionForm key={`${variant} ${fen}`} variant={variant} fen={fen} />
    </AnalysisBoard>
  );
}
