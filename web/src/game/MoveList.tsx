// The score: every move is a button that shows its position; on wish when it was made, how
// long it took, and what was left.
import { useEffect, useRef } from 'preact/hooks';
import type { Game, Move, Variant } from '../api/types';
import { duration, pastTime } from '../format';
import { t } from '../i18n';
import { prefs, setPref } from '../prefs';
import { Icon } from '../ui/Icon';
import { San } from '../ui/San';
import { days, daysLeftText } from '../clockWords';
import { scoreRows } from './ply';

interface Props {
  game: Game;
  ply: number;
  onShow: (ply: number) => void;
}

export function MoveList({ game, ply, onShow }: Props) {
  const { times: timed } = prefs.value;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const list = box.current;
    if (!list) return;
    const current = list.querySelector<HTMLElement>('[aria-current]');
    // Not scrollIntoView: that would scroll the page as well.
    list.scrollTop = current ? current.offsetTop - list.clientHeight / 2 : 0;
  }, [ply, timed, game.moves.length]);

  const rows = scoreRows(game);
  const cell = { variant: game.variant, ply, timed, now: game.now, onShow };
  return (
    <section class="panel" aria-labelledby="moves-title">
      <div class="row spread pad-h">
        <h2 id="moves-title">{t('game-moves')}</h2>
        {rows.length > 0 && (
          <label class="check small">
            <input
              type="checkbox"
              checked={timed}
              onChange={(event) => setPref({ times: event.currentTarget.checked })}
            />{' '}
            {t('game-times')}
          </label>
        )}
      </div>
      {rows.length === 0 && (
        <p class="muted pad-h">{t(game.ending ? 'game-no-moves-made' : 'game-no-moves')}</p>
      )}
      <div class={timed ? 'moves timed' : 'moves'} ref={box} hidden={rows.length === 0}>
        <ol>
          {rows.map(({ number, white, black }) => (
            <li key={number}>
              <span class="no">{number}</span>
              {white ? <Cell move={white} {...cell} /> : <span class="gap">…</span>}
              {black && <Cell move={black} {...cell} />}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface CellProps {
  move: Move;
  variant: Variant;
  ply: number;
  timed: boolean;
  /** The server's, by which a year is another one. */
  now: string;
  onShow: (ply: number) => void;
}

function Cell({ move, variant, ply, timed, now, onShow }: CellProps) {
  const offered = t('game-offered-mark');
  return (
    <button
      type="button"
      aria-current={ply === move.ply ? 'step' : undefined}
      title={t('game-move-title', { when: pastTime(move.at, now), days: days(move.charged_days) })}
      onClick={() => onShow(move.ply)}
    >
      <span>
        <San san={move.san} iccf={move.iccf} variant={variant} />
        {move.draw_offered && (
          <>
            {' '}
            <abbr title={offered}>
              <span aria-hidden="true">(=)</span>
              <span class="vh">{offered}</span>
            </abbr>
          </>
        )}
        {move.conditional && (
          <abbr class="ahead" title={t('variant-sent-ahead')}>
            <Icon name="mail" />
            <span class="vh">{t('variant-sent-ahead')}</span>
          </abbr>
        )}
      </span>
      {timed && (
        <>
          <small>{duration(move.took_seconds)}</small>
          <small class="made">
            <time dateTime={move.at}>{pastTime(move.at, now)}</time>
            {move.days_left !== null && (
              <span>{t('game-left-after', { left: daysLeftText(move.days_left) })}</span>
            )}
          </small>
        </>
      )}
    </button>
  );
}
