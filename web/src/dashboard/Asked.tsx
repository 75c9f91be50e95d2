// Questions of officials that wait for the reader's answer, before all games.
import { asked } from '../asked';
import type { Case } from '../decisions/api';
import { t } from '../i18n';
import { sectionName } from '../sectionName';
import { Icon } from '../ui/Icon';

const placeOf = ({ game, section }: Case): string =>
  game === null ? `/section/${section.id}` : `/game/${game}`;

export function Asked() {
  if (!asked.value.length) return null;
  return (
    <ul class="asked">
      {asked.value.map((item) => (
        <li key={item.id} class="panel">
          <Icon name="help" />
          <p>
            <a href={`${placeOf(item)}?case=${item.id}`}>{t('asked-you')}</a>{' '}
            <span class="muted">
              {sectionName(item.section)}
              {item.game !== null && ` · ${t('asked-game', { n: String(item.game) })}`}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
