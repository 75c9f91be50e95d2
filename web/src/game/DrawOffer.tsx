// An open draw offer: the opponent accepts or declines it, the others see that it is there.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Game, Offer } from '../api/types';
import { t } from '../i18n';
import { fullName } from '../ui/PlayerName';
import { Icon } from '../ui/Icon';
import { Confirm } from './Confirm';
import { moveText } from './words';

interface Props {
  game: Game;
  offer: Offer;
  reload: () => Promise<Game | null>;
}

export function DrawOffer({ game, offer, reload }: Props) {
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null);
  const { accept_draw, decline_draw } = game.may;
  // The offer is named, so that an answer that was held up cannot meet a newer one.
  const answer = { params: { path: { id: game.id } }, body: { ply: offer.ply } };
  const who = fullName(game[offer.by].player);
  const whose = game.me === offer.by ? 'mine' : 'theirs';

  const accept = async () => {
    const { error } = await api.POST('/api/games/{id}/draw/accept', answer);
    await reload();
    return error ?? null;
  };
  const decline = async () => {
    const { error } = await api.POST('/api/games/{id}/draw/decline', answer);
    await reload();
    return error ?? null;
  };
  return (
    <section class="panel banner offer" aria-labelledby="offer-title">
      <Icon name="draw" />
      <div>
        <h2 id="offer-title">{t('game-offer-title', { whose, who })}</h2>
        <p>{t('game-offer-text', { whose, move: moveText(game, offer.ply) })}</p>
        {(accept_draw || decline_draw) && (
          <div class="row">
            {accept_draw && (
              <button type="button" class="btn" onClick={() => setAsking('accept')}>
                {t('game-accept')}
              </button>
            )}
            {decline_draw && (
              <button type="button" class="btn quiet" onClick={() => setAsking('decline')}>
                {t('game-decline')}
              </button>
            )}
          </div>
        )}
      </div>
      <Confirm
        open={asking === 'accept'}
        title={t('game-accept-title')}
        text={t('game-accept-text', { who })}
        action={t('game-accept-action')}
        danger
        onConfirm={accept}
        onClose={() => setAsking(null)}
      />
      <Confirm
        open={asking === 'decline'}
        title={t('game-decline-title')}
        text={t('game-decline-text', { who })}
        action={t('game-decline-action')}
        onConfirm={decline}
        onClose={() => setAsking(null)}
      />
    </section>
  );
}
