// Where else something is done for the federation.
import { t } from '../i18n';
import { Icon } from '../ui/Icon';
import type { Area } from './areas';

export const AreaList = ({ areas }: { areas: readonly Area[] }) => (
  <section class="panel pad" aria-labelledby="h-areas">
    <h2 id="h-areas">{t('federation-areas')}</h2>
    <ul class="areas">
      {areas.map(({ to, icon, title, text, told }) => (
        <li key={to}>
          <Icon name={icon} />
          <div>
            <h3>
              <a href={to}>{title}</a>
            </h3>
            <p class="small muted">{text}</p>
          </div>
          <p class="small" role="status">
            {told}
          </p>
        </li>
      ))}
    </ul>
  </section>
);
