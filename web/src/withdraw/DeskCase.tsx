// One withdrawal at the desk: what the player says, what was decided before, what would become of every
// game, and the decision.
import { useState } from 'preact/hooks';
import type { WithdrawalCase, WithdrawalKind } from '../decisions/api';
import { date, num } from '../format';
import { t } from '../i18n';
import { PlayerName, fullName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import { Outlook } from './Outlook';
import { RuleForm, rulingsFor } from './RuleForm';
import { groundsText, stateText, waits } from './words';

interface Props {
  item: WithdrawalCase;
  onDecided: (item: WithdrawalCase) => void;
}

export function DeskCase({ item, onDecided }: Props) {
  const [chosen, setChosen] = useState<WithdrawalKind | null>(null);
  const { withdrawal } = item;
  const { id, player, state, grounds, months, reasons, games, decisions } = withdrawal;
  const until = withdrawal.suspended_until;
  return (
    <section class="panel case withdrawal" aria-labelledby={`w-${id}`}>
      <h2 id={`w-${id}`}>
        {fullName(player)} <Tag strong={waits(withdrawal)}>{stateText(state)}</Tag>
      </h2>
      <p class="muted small">
        <PlayerName player={player} /> {player.id} · {date(withdrawal.at)}
      </p>
      {grounds && (
        <p>
          <b>{groundsText(grounds)}</b>
          {months !== null && `, ${t('withdraw-for', { n: months })}`}
        </p>
      )}
      {reasons && <p class="pre">{reasons}</p>}
      {games.length > 0 && (
        <details>
          <summary>{t('withdraw-notes', { n: games.length })}</summary>
          <dl class="kv">
            {games.map(({ game, note }) => (
              <NoteLine key={game} game={game} note={note} />
            ))}
          </dl>
        </details>
      )}
      {decisions.map((each) => (
        <p key={`${each.at} ${each.what}`} class="pre">
          <b>{stateText(each.what)}</b> {date(each.at)}
          {each.by && ` (${fullName(each.by)})`}: {each.reason}
        </p>
      ))}
      <Outlook outlook={item} chosen={chosen} />
      {withdrawal.games_planned > 0 && (
        <p class="muted small">
          {t('withdraw-progress', {
            done: num(withdrawal.games_done),
            all: num(withdrawal.games_planned),
          })}
        </p>
      )}
      {until && <p class="small">{t('withdraw-until', { when: date(until) })}</p>}
      {rulingsFor(item).length > 0 && (
        <RuleForm
          // A new form for what can be decided next.
          key={state}
          item={item}
          onChoose={setChosen}
          onDecided={onDecided}
        />
      )}
    </section>
  );
}

function NoteLine({ game, note }: { game: number; note: string }) {
  return (
    <>
      <dt>
        <a href={`/game/${game}`}>{game}</a>
      </dt>
      <dd class="pre">{note}</dd>
    </>
  );
}
