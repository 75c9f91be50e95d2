// Makruk's count beside the board: who counts, how far it is, and the buttons to start and stop it
// (MAK-COUNT-BOARD, MAK-COUNT-PIECES).
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Count, Game } from '../api/types';
import { isBare } from '../board/fen';
import { t } from '../i18n';
import { Confirm } from './Confirm';
import { isOutdated } from './moveState';
import { other } from './ply';

interface Props {
  game: Game;
  reload: () => Promise<Game | null>;
}

export function CountBox({ game, reload }: Props) {
  const [asking, setAsking] = useState<'start' | 'stop' | null>(null);
  const { count, may, me, facts } = game;
  const honour = me && isBare(game.fen, me) ? 'pieces' : 'board';

  const act = (action: 'start' | 'stop') => async () => {
    const params = { path: { id: game.id } };
    const body = { ply: game.ply, action };
    const { error } = await api.POST('/api/games/{id}/count', { params, body });
    if (!error || isOutdated(error)) await reload();
    return error ?? null;
  };
  return (
    <section class="countbox" aria-labelledby="count-title">
      <h2 class="vh" id="count-title">
        {t('count-title')}
      </h2>
      {count ? <Standing count={count} /> : <p>{t(`count-none-${honour}`)}</p>}
      {(may.start_count || may.stop_count) && (
        <div class="row">
          {may.start_count && (
            <button type="button" class="btn" onClick={() => setAsking('start')}>
              {t(count ? 'count-restart' : 'count-start')}
            </button>
          )}
          {may.stop_count && (
            <button type="button" class="btn quiet" onClick={() => setAsking('stop')}>
              {t('count-stop')}
            </button>
          )}
        </div>
      )}
      <Confirm
        open={asking === 'start'}
        title={t('count-start-title')}
        text={t(`count-start-${honour}`, { men: facts.men })}
        action={t('count-start-action')}
        onConfirm={act('start')}
        onClose={() => setAsking(null)}
      />
      <Confirm
        open={asking === 'stop'}
        title={t('count-stop-title')}
        text={t(`count-stop-${count?.honour ?? honour}`)}
        action={t('count-stop-action')}
        onConfirm={act('stop')}
        onClose={() => setAsking(null)}
      />
    </section>
  );
}

function Standing({ count }: { count: Count }) {
  const { by, spoken, limit, left, honour } = count;
  return (
    <>
      <p>
        <b>{t('count-spoken', { color: by, spoken, limit })}</b>{' '}
        <span class="muted">{t(`count-honour-${honour}`)}</span>
      </p>
      <div class="bar" aria-hidden="true">
        <i style={{ width: `${Math.min(100, (100 * spoken) / Math.max(1, limit))}%` }} />
      </div>
      <p class="small">{t('count-left', { color: other(by), n: left })}</p>
    </>
  );
}
