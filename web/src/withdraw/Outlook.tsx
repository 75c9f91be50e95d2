// What an official sees before deciding about a player: what was decided before, and what would become
// of every entry and every game.
import type { WithdrawalKind, WithdrawalOutlook } from '../decisions/api';
import { date } from '../format';
import { t } from '../i18n';
import { Consequences } from './Consequences';
import { stateText } from './words';
import { Cited } from '../ui/Cited';

interface Props {
  outlook: WithdrawalOutlook;
  chosen: WithdrawalKind | null;
}

export function Outlook({ outlook, chosen }: Props) {
  const { events, entered, earlier, needs_review: review } = outlook;
  return (
    <>
      {review && (
        <p class="note warn">
          <Cited text={t('withdraw-needs-review')} />
        </p>
      )}
      {earlier.length > 0 && (
        <p class="small">
          {t('withdraw-earlier')}{' '}
          {earlier.map((past) => `${stateText(past.kind)} ${date(past.at)}`).join(', ')}
        </p>
      )}
      {entered.length > 0 && (
        <p class="small">
          {t('withdraw-entered')} {entered.map(({ name }) => name).join(', ')}
        </p>
      )}
      {events.map((event) => (
        <Consequences key={event.event ?? event.name} event={event} chosen={chosen} />
      ))}
    </>
  );
}
