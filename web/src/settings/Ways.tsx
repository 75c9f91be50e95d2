// Links to pages that belong to a part of the settings.
import { Icon, type IconName } from '../ui/Icon';

export type Way = readonly [to: string, icon: IconName, text: string];

export function Ways({ ways }: { ways: readonly Way[] }) {
  return (
    <ul class="ways">
      {ways.map(([to, icon, text]) => (
        <li key={to}>
          <a href={to}>
            <Icon name={icon} />
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
