// From game to game in the order of the list: back, on, and past one that is left for later.
import { t } from '../i18n';
import { goOn, round } from '../round';
import { Icon } from '../ui/Icon';
import type { GoingThrough } from './useRound';

export function GoBar({ place, next, skips }: GoingThrough) {
  if (!place && next.kind === 'none') return null;
  return (
    <nav class="gobar" aria-label={t('going')}>
      {place && (
        <>
          <Step to={place.before} icon="left" text={t('going-prev')} />
          <a class="place" href={round.value.href}>
            <span class="vh">{t('game-my-games')}: </span>
            {t('going-place', { n: place.place, of: place.of })}
          </a>
          <Step to={place.behind} icon="right" text={t('going-next')} />
        </>
      )}
      {next.kind === 'next' && (
        <a class="btn quiet skip-game" href={`/game/${next.game.id}`}>
          {t(skips ? 'going-skip' : 'going-waits')}
        </a>
      )}
      {next.kind === 'later' && (
        <button type="button" class="btn quiet skip-game" onClick={() => goOn(next)}>
          {t('going-later', { n: next.n })}
        </button>
      )}
    </nav>
  );
}

interface StepProps {
  /** A game; at either end of the list there is none. */
  to: number | undefined;
  icon: 'left' | 'right';
  text: string;
}

function Step({ to, icon, text }: StepProps) {
  return to === undefined ? (
    <span class="icon" aria-disabled="true">
      <Icon name={icon} />
    </span>
  ) : (
    <a class="icon" href={`/game/${to}`} title={text}>
      <Icon name={icon} />
      <span class="vh">{text}</span>
    </a>
  );
}
