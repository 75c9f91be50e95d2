// Players behind a sentence that counts them, some at a time.
import type { Player } from '../api/types';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { PlayerName } from '../ui/PlayerName';
import { useSteps } from '../ui/useSteps';

/** More names than this are scrolled. */
const TALL = 9;
/** Names that are drawn at first, and with each press. */
const STEP = 50;

interface Props {
  title: string;
  players: readonly Player[];
  open?: boolean;
}

export function Folded({ title, players, open = false }: Props) {
  const { most, list, more } = useSteps<HTMLUListElement>(STEP, STEP);
  return (
    <details open={open} class="folded">
      <summary>
        <Cited text={title} />
      </summary>
      <ul
        class="plain"
        ref={list}
        tabIndex={players.length > TALL ? 0 : undefined}
        aria-label={title}
      >
        {players.slice(0, most).map((player) => (
          <li key={player.id} tabIndex={-1}>
            <PlayerName player={player} rating={false} />{' '}
            <span class="small muted">{player.id}</span>
          </li>
        ))}
      </ul>
      {players.length > most && (
        <button type="button" class="btn small" onClick={more}>
          {t('organise-more', { n: Math.min(STEP, players.length - most) })}
        </button>
      )}
    </details>
  );
}
