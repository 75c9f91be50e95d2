// An entry to decide on: who, how far it is, and the decisions.
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Player, Problem } from '../api/types';
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
  /** The player has no account yet. */
  unclaimed: boolean;
  /** Whether it is among those who are decided on together; left out where nobody is. */
  chosen: boolean | undefined;
  onChoose: (chosen: boolean) => void;
  /** Left out for those who only look. */
  onDecide?: ((entry: Entry, decision: Decision) => Promise<Problem | null>) | undefined;
  /** The decisions are folded, where many rows have little room. */
  folded: boolean;
  /** Asks for the reason first. */
  onAsk: (entry: Entry, decision: Decision) => void;
}

export function EntryRow(props: Props) {
  const { entry, place, unclaimed, chosen, onChoose, onDecide, folded, onAsk } = props;
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState<Decision | null>(null);
  const pressed = useRef(false);
  const { player, state } = entry;

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
      {chosen !== undefined && <Choice player={player} on={chosen} onTurn={onChoose} />}
      <th scope="row" role="rowheader">
        <Who entry={entry} unclaimed={unclaimed} />
        {problem && (
          <p class="err small" role="alert">
            <Cited text={problemText(problem)} />
          </p>
        )}
      </th>
      <td role="cell" class="small muted r fact">
        {player.rating ?? '–'}
      </td>
      <td role="cell" class="small muted fact">
        {player.federation}
      </td>
      <td role="cell" class="small muted fact at">
        {date(entry.at)}
      </td>
      <td role="cell" class="standing">
        <Tag strong={state === 'accepted'} tone={state === 'refused' ? 'red' : undefined}>
          {t(`events-state-${state}`)}
        </Tag>{' '}
        {place.fee && <FeeTag entry={entry} />} {entry.deposit && <DepositTag of={entry.deposit} />}
      </td>
      {onDecide && (
        <td role="cell" class="deciding">
          <Fold folded={folded} who={fullName(player)}>
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
          </Fold>
        </td>
      )}
    </tr>
  );
}

/** The player, and on what grounds the entry was made or refused. */
const Who = ({ entry, unclaimed }: Pick<Props, 'entry' | 'unclaimed'>) => (
  <>
    <PlayerName player={entry.player} rating={false} />{' '}
    <span class="small muted">· {entry.player.id}</span>{' '}
    {unclaimed && isAlive(entry) && <Tag tone="amber">{t('organise-no-account')}</Tag>}
    {entry.grounds && (
      <p class="small muted">
        <Cited text={groundsText(entry.grounds)} />
      </p>
    )}
    {entry.reason && <p class="small pre">{entry.reason}</p>}
  </>
);

interface ChoiceProps {
  player: Player;
  on: boolean;
  onTurn: (on: boolean) => void;
}

/** Whether the entry is among those who are decided on together. */
const Choice = ({ player, on, onTurn }: ChoiceProps) => (
  <td role="cell" class="choice">
    <label>
      <span class="vh">{t('organise-bulk-choose-one', { who: fullName(player) })}</span>
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
      />
    </label>
  </td>
);

interface FoldProps {
  folded: boolean;
  who: string;
  children: ComponentChildren;
}

const Fold = ({ folded, who, children }: FoldProps) =>
  folded ? (
    <details>
      <summary>
        {t('organise-decide')}
        <span class="vh"> {who}</span>
      </summary>
      {children}
    </details>
  ) : (
    <>{children}</>
  );

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
