// Buttons to walk through the game, to turn the board and to print.
import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import type { IconName } from '../ui/Icon';
import { Tool } from './Tool';
import type { Replay } from './useReplay';

interface Props {
  replay: Replay;
  last: number;
  onFlip: () => void;
  /** What else can be done with the position. */
  children: ComponentChildren;
}

export function ReplayBar({ replay, last, onFlip, children }: Props) {
  const { ply, show } = replay;
  const steps: [IconName, number][] = [
    ['first', 0],
    ['prev', Math.max(0, ply - 1)],
    ['next', Math.min(last, ply + 1)],
    ['last', last],
  ];
  return (
    <div class="ctrl" role="group" aria-label={t('game-replay')}>
      {steps.map(([name, to]) => (
        <Tool key={name} name={name} off={ply === to} onPress={() => show(to)} />
      ))}
      <span class="grow" />
      {children}
      <Tool name="flip" onPress={onFlip} />
      <Tool name="print" onPress={() => print()} />
    </div>
  );
}
