// A small mark beside a game: a draw offered, a message.
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './Icon';

interface Props {
  icon?: IconName;
  strong?: boolean;
  /** Time presses: the words say it, the colour as well. */
  tone?: 'amber' | 'red' | undefined;
  children: ComponentChildren;
}

export function Tag({ icon, strong = false, tone, children }: Props) {
  return (
    <span class={`tag ${strong ? 'strong' : ''} ${tone ?? ''}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
