// A button that is only a picture, with its name for whoever cannot see it.
import { t } from '../i18n';
import { Icon, type IconName } from '../ui/Icon';

interface ToolProps {
  name: IconName;
  /** Not `disabled`: the focus would be lost at either end of a game or a line. */
  off?: boolean;
  onPress: () => void;
}

export function Tool({ name, off = false, onPress }: ToolProps) {
  const text = t(`game-tool-${name}`);
  return (
    <button type="button" class="icon" title={text} aria-disabled={off} onClick={onPress}>
      <Icon name={name} />
      <span class="vh">{text}</span>
    </button>
  );
}
