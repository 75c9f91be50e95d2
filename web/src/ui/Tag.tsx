// A small mark beside a game: a draw offered, a message.
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './Icon';

interface Props {
  icon?: IconName;
  strong?: boolean;
  children: ComponentChildren;
}

export function Tag({ icon, strong = false, children }: Props) {
  return (
    <span class={strong ? 'tag strong' : 'tag'}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
