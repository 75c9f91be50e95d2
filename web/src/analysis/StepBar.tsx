// Buttons to walk along the line on the board, and to turn it.
import type { Color } from '../api/types';
import { other } from '../game/ply';
import { Tool } from '../game/Tool';
import { t } from '../i18n';
import type { IconName } from '../ui/Icon';
import { ROOT } from './tree';
import type { LineWalk } from './useLines';

interface Props {
  walk: LineWalk;
  orientation: Color;
  onFlip: (orientation: Color) => void;
}

export function StepBar({ walk, orientation, onFlip }: Props) {
  const { node } = walk;
  const steps: [IconName, off: boolean, () => void][] = [
    ['first', node.id === ROOT, walk.toStart],
    ['prev', node.id === ROOT, walk.back],
    ['next', node.children.length === 0, walk.ahead],
    ['last', node.children.length === 0, walk.toEnd],
  ];
  return (
    <div class="ctrl" role="group" aria-label={t('game-replay')}>
      {steps.map(([name, off, act]) => (
        <Tool key={name} name={name} off={off} onPress={act} />
      ))}
      <span class="grow" />
      <Tool name="flip" onPress={() => onFlip(other(orientation))} />
    </div>
  );
}
