// A section of the round before: who advances from it, who may be taken in for a reason, and who has an entry.
import { useState } from 'preact/hooks';
import { halves } from '../format';
import { t } from '../i18n';
import { sectionText } from '../sectionName';
import { Cited } from '../ui/Cited';
import { TextField } from '../ui/Field';
import { PlayerName, fullName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import {
  type Advancer,
  type SectionBefore,
  isChosen,
  isFirst,
  standingOf,
  wayOf,
} from './advancers';

/** The server's limit, in characters. */
const LONGEST = 2_000;

/** The field in which it is said why a player is taken in. */
export const reasonName = (player: number): string => `reason-${player}`;

interface Props {
  section: SectionBefore;
  advancing: number;
  turned: ReadonlyMap<number, boolean>;
  onTurn: (player: number, on: boolean) => void;
}

export function AdvancerSection({ section, advancing, turned, onTurn }: Props) {
  const [all, setAll] = useState(false);
  const { id, name, players } = section;
  const undecided = standingOf(section, advancing) === 'undecided';
  const isSeen = (each: Advancer) =>
    isFirst(each, advancing) || isChosen(each, section, advancing, turned);
  const hidden = players.filter((each) => !isSeen(each)).length;
  const title = sectionText(name);
  return (
    <li>
      <div class="advance-head">
        <a href={`/section/${id}`}>{title}</a>
        {undecided && <Tag tone="amber">{t('organise-advance-undecided')}</Tag>}
      </div>
      <ul class="advance-players">
        {players
          .filter((each) => all || isSeen(each))
          .map((each) => (
            <Line
              key={each.player.id}
              advancer={each}
              alone={players.length === 1}
              on={isChosen(each, section, advancing, turned)}
              onTurn={(on) => onTurn(each.player.id, on)}
            />
          ))}
      </ul>
      {(hidden > 0 || all) && (
        <button
          type="button"
          class="btn quiet small"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {t('organise-advance-others')}
          <span class="vh"> {title}</span>
        </button>
      )}
    </li>
  );
}

interface LineProps {
  advancer: Advancer;
  /** Without an opponent there is no place to tell. */
  alone: boolean;
  on: boolean;
  onTurn: (on: boolean) => void;
}

function Line({ advancer, alone, on, onTurn }: LineProps) {
  const { player, place, shared, half_points: points } = advancer;
  const way = wayOf(advancer);
  const who = (
    <span>
      <PlayerName player={player} rating={false} />{' '}
      <span class="small muted">
        {alone
          ? t('events-rounds-alone')
          : t('organise-advance-place', {
              place,
              shared: shared ? 'yes' : 'no',
              points: halves(points),
              n: points / 2,
            })}
      </span>{' '}
      <Mark advancer={advancer} />
    </span>
  );
  return (
    <li>
      {way === 'never' ? (
        <p class="advance-never">{who}</p>
      ) : (
        <label class="check">
          <input
            type="checkbox"
            checked={on}
            onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
          />
          {who}
        </label>
      )}
      {way === 'by_reason' && on && (
        <TextField
          name={reasonName(player.id)}
          label={t('organise-advance-reason', { who: fullName(player) })}
          hint={t(`organise-advance-reason-${advancer.advance === 'tied' ? 'tied' : 'behind'}`)}
          maxLength={LONGEST}
        />
      )}
    </li>
  );
}

/** The state of an entry, or what the table says that is not plain from the place. */
function Mark({ advancer }: { advancer: Advancer }) {
  const { entry, advance } = advancer;
  if (advance === 'withdrew_silently')
    return (
      <span class="small">
        <Cited text={t('organise-advance-silent')} />
      </span>
    );
  if (entry)
    return (
      <Tag strong={entry === 'accepted'} tone={entry === 'refused' ? 'red' : undefined}>
        {t(`events-state-${entry}`)}
      </Tag>
    );
  return advance === 'tied' ? <Tag>{t('organise-advance-tied')}</Tag> : null;
}
