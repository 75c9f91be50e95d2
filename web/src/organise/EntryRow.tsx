// An entry to decide on: who, how far it is, and the decisions.
import { useRef, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { problemText } from '../api/problem';
import type { Decision, Entry } from '../events/api';
import { isAlive } from '../events/entry';
import { groundsText } from '../events/words';
import { date } from '../format';
import { t, dashed } from '../i18n';
import { Cited } from '../ui/Cited';
import { PlayerName, fullName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import { type Place, REASONED, decisionsFor } from './decisions';

interface Props {
  entry: Entry;
  place: Place;
  /** Left out for those who only look. */
  onDecide?: ((entry: Entry, decision: Decision) => Promise<Problem | null>) | undefined;
  /** Asks for the reason first. */
  onAsk: (entry: Entry, decision: Decision) => void;
}

export function EntryRow({ entry, place, onDecide, onAsk }: Props) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState<Decision | null>(null);
  const pressed = useRef(false);
  const { player, state, grounds, reason } = entry;

  const decide = async (decision: Decision) => {
    if (REASONED.has(decision)) return onAsk(entry, decision);
    if (pressed.current || !onDecide) return;
    pressed.current = true;
    setBusy(decision);
    setProblem(await onDecide(entry, decision));
    setBusy(null);
    pressed.current = false;
  };
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        <PlayerName player={player} /> <span class="small muted">· {player.id}</span>
        {grounds && (
          <p class="small muted">
            <Cited text={groundsText(grounds)} />
          </p>
        )}
        {reason && <p class="small pre">{reason}</p>}
        {problem && (
          <p class="err small" role="alert">
            <Cited text={problemText(problem)} />
          </p>
        )}
      </th>
      <td role="cell" class="small muted">
        {date(entry.at)}
      </td>
      <td role="cell">
        <Tag strong={state === 'accepted'} tone={state === 'refused' ? 'red' : undefined}>
          {t(`events-state-${state}`)}
        </Tag>{' '}
        {place.fee && <FeeTag entry={entry} />} {entry.deposit && <DepositTag of={entry.deposit} />}
      </td>
      {onDecide && (
        <td role="cell" class="deciding">
          {decisionsFor(entry, place, problem?.code).map((decision) => (
            <button
              key={decision}
              type="button"
              class="btn small"
              aria-busy={busy === decision}
              onClick={() => void decide(decision)}
            >
              {t(`organise-decide-${dashed(decision)}`)}
              <span class="vh"> {fullName(player)}</span>
            </button>
          ))}
        </td>
      )}
    </tr>
  );
}

/** Whether the fee was paid, or there is none for this player (TR-4.5). */
function FeeTag({ entry }: { entry: Entry }) {
  const { fee_paid_at: paid, free, confirmed_at: confirmed } = entry;
  if (paid) return <Tag>{t('organise-paid', { day: date(paid) })}</Tag>;
  if (confirmed) return <Tag>{t('organise-free-confirmed', { day: date(confirmed) })}</Tag>;
  if (!isAlive(entry)) return null;
  return <Tag tone="amber">{t(free ? 'organise-free' : 'organise-unpaid')}</Tag>;
}

function DepositTag({ of }: { of: NonNullable<Entry['deposit']> }) {
  const { paid_at: paid, refunded_at: refunded, forfeited_at: forfeited } = of;
  const [what, day] = refunded
    ? ['refunded', refunded]
    : forfeited
      ? ['forfeited', forfeited]
      : ['paid', paid];
  return <Tag>{t(`organise-deposit-${what}`, { day: date(day) })}</Tag>;
}
