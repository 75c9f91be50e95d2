// Time ran out: a flag fell, or silence lasted too long. Where the event wants it, the opponent
// claims the win (LAW-6.6); elsewhere the server records it by itself.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Game } from '../api/types';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Icon } from '../ui/Icon';
import { fullName } from '../ui/PlayerName';
import { When } from '../ui/When';
import { silenceEnds } from './clock';
import { Confirm } from './Confirm';
import { other } from './ply';

interface Props {
  game: Game;
  /** When it ran out. */
  at: string;
  reload: () => Promise<Game | null>;
}

export function TimeOver({ game, at, reload }: Props) {
  const [asking, setAsking] = useState(false);
  const silent = !game.flag && silenceEnds(game);
  const by = game.flag?.by ?? game.turn;
  const whose = game.me === by ? 'mine' : 'theirs';
  const who = fullName(game[by].player);
  // A game with a flag and without a deadline has stopped: the server leaves it to the opponent.
  const claimed = !!game.flag && game.deadline === null;
  const seen = game.me === null ? 'seen' : whose;

  const outcome = () => {
    if (game.time_in_doubt) return t('time-in-doubt');
    if (!claimed) return t('time-over-soon');
    return t(`time-claim-${seen}`, { who: fullName(game[other(by)].player) });
  };

  const claim = async () => {
    const params = { path: { id: game.id } };
    const { error } = await api.POST('/api/games/{id}/claims/time', { params });
    await reload();
    return error ?? null;
  };
  return (
    <section class="panel banner fallen" role="alert" aria-labelledby="over-title">
      <Icon name="flag" />
      <div>
        <h2 id="over-title">
          {t(silent ? 'silence-over-title' : 'time-flag-title', { whose, who })}
        </h2>
        <p>
          <When at={at} text={(when) => t('time-over-at', { when })} /> <Cited text={outcome()} />
        </p>
        {game.may.claim_time && (
          <div class="row">
            <button type="button" class="btn primary" onClick={() => setAsking(true)}>
              {t('time-claim')}
            </button>
          </div>
        )}
      </div>
      <Confirm
        open={asking}
        title={t('time-claim-title')}
        text={t('time-claim-text', { who })}
        action={t('time-claim-action')}
        onConfirm={claim}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
