// For how long the player on move has not been heard of, where silence loses, and the way out:
// announcing longer reflection.
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Game, Silence } from '../api/types';
import { t } from '../i18n';
import { silenceLevel } from '../silence';
import { Icon } from '../ui/Icon';
import { fullName } from '../ui/PlayerName';
import { When } from '../ui/When';
import '../styles/time.css';
import { Confirm } from './Confirm';
import { isOutdated } from './moveState';

interface Props {
  game: Game;
  silence: Silence;
  reload: () => Promise<Game | null>;
}

export function SilencePanel({ game, silence, reload }: Props) {
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const done = useRef(false);
  // The button to which the dialog gives the focus back is gone.
  useEffect(() => {
    if (asking || !done.current) return;
    done.current = false;
    const timer = setTimeout(() => heading.current?.focus(), 0);
    return () => clearTimeout(timer);
  }, [asking]);
  const { days, lost_at: lostAt, announced } = silence;
  const flag = flagBefore(game, lostAt);
  // What falls first is loud by the clock; this is then no more than a count of days.
  const level = flag ? 'quiet' : silenceLevel(silence);
  const whose = game.me === game.turn ? 'mine' : 'theirs';
  const who = fullName(game[game.turn].player);

  const announce = async () => {
    const params = { path: { id: game.id } };
    const body = { ply: game.ply };
    const { error } = await api.POST('/api/games/{id}/reflection', { params, body });
    if (!error || isOutdated(error)) await reload();
    done.current = !error;
    return error ?? null;
  };
  return (
    <section class={`panel banner silence ${level}`} aria-labelledby="silence-title">
      <Icon name={level === 'amber' || level === 'red' ? 'warn' : 'clock'} />
      <div>
        <h2 id="silence-title" tabIndex={-1} ref={heading}>
          {t('silence-days', { n: days })}
        </h2>
        <p>
          {announced
            ? t('silence-announced-text', { whose, who })
            : lostAt && (
                <When
                  at={flag ?? lostAt}
                  text={(when) =>
                    t(flag ? 'silence-flag-first' : 'silence-text', { whose, who, when })
                  }
                />
              )}
        </p>
        {game.may.announce_reflection && (
          <div class="row">
            <button
              type="button"
              class={flag ? 'btn quiet' : 'btn'}
              onClick={() => setAsking(true)}
            >
              {t('silence-announce')}
            </button>
          </div>
        )}
      </div>
      <Confirm
        open={asking}
        title={t('silence-announce-title')}
        text={t('silence-announce-text')}
        action={t('silence-announce-action')}
        onConfirm={announce}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}

/** When the flag falls, if that comes before silence loses. */
function flagBefore({ flag_at: flag }: Game, lostAt: string | null): string | null {
  return flag && lostAt && Date.parse(flag) <= Date.parse(lostAt) ? flag : null;
}
