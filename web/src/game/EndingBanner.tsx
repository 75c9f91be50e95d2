// How the game ended: the result, the reason in words, the rule, and when. If it ended under the reader's
// eyes, the way on as well.
import { useEffect, useRef } from 'preact/hooks';
import type { Ending } from '../api/types';
import { dateTime, utc } from '../format';
import { t } from '../i18n';
import { NextGame } from './NextGame';
import { reasonText, score } from './words';
import { Cited } from '../ui/Cited';

interface Props {
  ending: Ending;
  /** The game that has just ended, where its player goes on from here. */
  nextTo: number | null;
  /** The game after which its player may ask for another one. */
  rematch: number | null;
}

export function EndingBanner({ ending, nextTo, rematch }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading, nextTo !== null);
  return (
    <section class="panel banner ending" aria-labelledby="ending-title">
      <p class="score">{score(ending)}</p>
      <div>
        <h2 id="ending-title" tabIndex={-1} ref={heading}>
          {reasonText(ending)}
        </h2>
        <p class="muted small">
          <time dateTime={ending.at} title={utc(ending.at)}>
            {dateTime(ending.at)}
          </time>{' '}
          · <Cited text={ending.rule} />
        </p>
        {nextTo !== null && <NextGame game={nextTo} />}
        {rematch !== null && (
          <p>
            <a href={`/play/new?rematch=${rematch}`}>{t('game-rematch')}</a>
          </p>
        )}
      </div>
    </section>
  );
}

/** What was pressed to end the game is gone, and its dialog gives the focus back to nothing. */
function useLostFocus(heading: { current: HTMLElement | null }, wanted: boolean) {
  useEffect(() => {
    if (!wanted) return;
    const take = () => {
      if (document.activeElement === document.body) heading.current?.focus();
    };
    const dialog = document.querySelector('dialog[open]');
    if (!dialog) return take();
    dialog.addEventListener('close', take);
    return () => dialog.removeEventListener('close', take);
  }, [wanted]);
}
