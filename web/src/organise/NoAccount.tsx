// Players in proposed sections whom their federations have registered and who have no account yet: games are set up
// for them as well, and they cannot move in them until they have claimed their numbers.
import { useId } from 'preact/hooks';
import type { Player, Problem } from '../api/types';
import type { EventView, Proposal } from '../events/api';
import { useEntries } from '../events/useEntries';
import { t } from '../i18n';
import { Failure } from '../ui/Failure';
import { PlayerName } from '../ui/PlayerName';
import { withoutAccount } from './proposal';

/** With more than this their names are folded. */
const MANY = 12;

export interface Unclaimed {
  players: readonly Player[];
  /** It could not be asked. */
  problem: Problem | null;
  load: () => Promise<void>;
}

/** Of the players who are in a section, those without an account. */
export function useUnclaimed(event: EventView, proposal: Proposal): Unclaimed {
  const { unclaimed, problem, load } = useEntries(event.id, event.version);
  return { players: withoutAccount(proposal, unclaimed), problem, load };
}

export function NoAccount({ of: { players, problem, load } }: { of: Unclaimed }) {
  const id = useId();
  if (problem) return <Failure problem={problem} onRetry={() => void load()} />;
  if (players.length === 0) return null;
  return (
    <div class="note warn no-account">
      <p id={id}>{t('organise-publish-no-account', { n: players.length })}</p>
      <details open={players.length <= MANY}>
        <summary>{t('organise-publish-no-account-who', { n: players.length })}</summary>
        <ul class="plain" aria-labelledby={id}>
          {players.map((player) => (
            <li key={player.id}>
              <PlayerName player={player} rating={false} />{' '}
              <span class="small muted">{player.id}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
