// What becomes of every game under every decision, event by event; what is chosen stands out.
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { PlayerName } from '../ui/PlayerName';
import {
  WITHDRAWAL_KINDS,
  type WithdrawalEvent,
  type WithdrawalGame,
  type WithdrawalKind,
} from '../decisions/api';
import { stateText } from './words';

interface Props {
  event: WithdrawalEvent;
  chosen: WithdrawalKind | null;
}

function fateText(game: WithdrawalGame, kind: WithdrawalKind): string {
  const found = game.consequences.find((each) => each.kind === kind);
  const fate = found?.consequence ?? null;
  const claim = game.claims_win ? 'claim-win' : 'claim-draw';
  const text = t(`withdraw-fate-${fate === 'adjudicate' ? claim : (fate ?? 'over')}`);
  return found?.awaits_substitute ? t('withdraw-fate-awaits', { fate: text }) : text;
}

/** The rule that a decision rests on, which is the same for all games of an event. */
const ruleOf = ({ games }: WithdrawalEvent, kind: WithdrawalKind): string =>
  games[0]?.consequences.find((each) => each.kind === kind)?.rule ?? '';

export function Consequences({ event, chosen }: Props) {
  const title = event.begun ? event.name : t('withdraw-not-begun', { name: event.name });
  return (
    <div class="fates" role="region" tabIndex={0} aria-label={title}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('withdraw-game')}</th>
            <th scope="col">{t('withdraw-moves')}</th>
            {WITHDRAWAL_KINDS.map((kind) => (
              <th key={kind} scope="col" class={kind === chosen ? 'chosen' : ''}>
                {stateText(kind)}{' '}
                <small class="muted">
                  <Cited text={ruleOf(event, kind)} />
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {event.games.map((game) => (
            <tr key={game.game}>
              <th scope="row">
                <a href={`/game/${game.game}`}>{game.game}</a>{' '}
                {game.opponent && <PlayerName player={game.opponent} short rating={false} />}
              </th>
              <td>{game.moves}</td>
              {WITHDRAWAL_KINDS.map((kind) => (
                <td key={kind} class={kind === chosen ? 'chosen' : ''}>
                  {fateText(game, kind)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
