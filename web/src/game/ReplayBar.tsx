// Buttons to walk through the game, to turn the board and to print.
import type { ComponentChildren } from 'preact';
import { StepTools } from './StepTools';
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
  return (
    <StepTools at={replay.ply} last={last} onGo={replay.show}>
      {children}
      <Tool name="flip" onPress={onFlip} />
      <Tool name="print" onPress={() => print()} />
    </StepTools>
  );
}
