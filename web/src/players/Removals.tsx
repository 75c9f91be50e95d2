// What officers have taken away of what a player shows, and why.
import type { PlayerRemovals } from '../api/types';
import { t } from '../i18n';
import { DoneBy } from './DoneBy';

export function Removals({ removals }: Pick<PlayerRemovals, 'removals'>) {
  return (
    <ol class="corrections">
      {removals.map(({ at, by, words, picture, reason }, index) => (
        <li key={removals.length - index}>
          {picture && <p>{t('removals-picture-gone')}</p>}
          {words !== null && (
            <p>
              {t('removals-words-gone')} <q dir="auto">{words}</q>
            </p>
          )}
          <p class="pre">
            <bdi>{reason}</bdi>
          </p>
          <DoneBy at={at} by={by} />
        </li>
      ))}
    </ol>
  );
}
