// What spectators of a running game are told in place of whose move it is: how old this is.
import { t } from '../i18n';
import { Icon } from '../ui/Icon';

export function Delayed({ moves }: { moves: number }) {
  return (
    <section class="panel banner waiting">
      <Icon name="clock" />
      <p>{t('game-delayed', { moves })}</p>
    </section>
  );
}
