// The game went on while the reader was choosing: what happened, and what is left of the choice.
import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../api/types';
import { problemText } from '../api/problem';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Icon } from '../ui/Icon';
import type { News } from './moveState';
import { moveText } from './words';

interface Props {
  game: Game;
  news: News;
  /** The message was kept, in the field for it. */
  kept: boolean;
}

export function NewsBox({ game, news, kept }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // The panel that had the focus is gone; without this the keyboard would start from the top.
  useEffect(() => box.current?.focus({ preventScroll: true }), [news]);

  return (
    <div class="panel banner news" role="alert" tabIndex={-1} ref={box}>
      <Icon name="warn" />
      <div>
        <p>
          <Cited
            text={news.kind === 'refused' ? problemText(news.problem) : t(`game-news-${news.kind}`)}
          />{' '}
          {game.ply > 0 && t('game-news-last', { move: moveText(game, game.ply) })}
        </p>
        {news.kind !== 'arrived' && <p>{t('game-news-dropped', { kept: kept ? 'yes' : 'no' })}</p>}
      </div>
    </div>
  );
}
