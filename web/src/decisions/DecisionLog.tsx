// Decisions, the newest first: what, about whom, why, by which rule, by whom and when.
import { dateTimeUtc } from '../format';
import { t } from '../i18n';
import type { Decision } from './api';
import { Cited } from '../ui/Cited';
import { PlayerName, fullName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import { Restored } from './Restored';
import { isAppealable, kindText, whatText } from './words';

/** Games that are named; an expulsion may be about many. */
const GAMES_SHOWN = 6;

/** To whom a letter is: whoever else reads it is told to officials alone. */
function readersText({ to_all: toAll, to }: Decision): string {
  if (toAll) return t('decided-to-all');
  return to.length ? t('decided-to', { who: to.map(fullName).join(', ') }) : t('decided-to-you');
}

interface Props {
  decisions: readonly Decision[];
  /** Asked for where the reader may appeal, unless that was done before. */
  onAppeal?: ((decision: Decision) => void) | undefined;
  appealed?: ReadonlySet<number>;
}

export function DecisionLog({ decisions, onAppeal, appealed }: Props) {
  return (
    <ol class="decisions">
      {decisions.map((decision) => {
        const { id, undone_by: undone, undoes, title, rule, by, at, player } = decision;
        return (
          <li key={id} class={undone === null ? '' : 'undone'}>
            <p>
              <b>{kindText(decision.kind)}</b>{' '}
              {player && <PlayerName player={player} rating={false} />}{' '}
              <span class="small muted">{t('decided-number', { n: String(id) })}</span>{' '}
              {undone !== null && <Tag>{t('decided-undone-by', { n: String(undone) })}</Tag>}
              {!decision.done && <Tag tone="amber">{t('decided-under-way')}</Tag>}
            </p>
            <Games decision={decision} />
            {decision.position && <Restored {...decision.position} />}
            {undoes !== null && <p class="small">{t('decided-undoes', { n: String(undoes) })}</p>}
            {title && (
              <p>
                <b>{title}</b>
              </p>
            )}
            {decision.kind === 'message' && <p class="small muted">{readersText(decision)}</p>}
            <p class="pre">{decision.reason}</p>
            <p class="small muted">
              {rule && (
                <>
                  <Cited text={rule} /> ·{' '}
                </>
              )}
              {by ? <PlayerName player={by} rating={false} /> : t('decided-by-server')}{' '}
              <time dateTime={at}>{dateTimeUtc(at)}</time>
            </p>
            {appealed?.has(id) && <p class="small muted">{t('decided-appealed')}</p>}
            {onAppeal && isAppealable(decision) && !appealed?.has(id) && (
              <button type="button" class="btn quiet" onClick={() => onAppeal(decision)}>
                {t('decided-appeal')}
                <span class="vh"> {t('decided-number', { n: String(id) })}</span>
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Games({ decision: { games } }: { decision: Decision }) {
  const shown = games.slice(0, GAMES_SHOWN);
  return (
    <ul class="small">
      {shown.map(({ game, what }) => (
        <li key={game}>
          <a href={`/game/${game}`}>{t('queue-game', { n: String(game) })}</a>
          {what.length > 0 && `: ${what.map(whatText).join(', ')}`}
        </li>
      ))}
      {games.length > shown.length && (
        <li>{t('decided-more-games', { n: games.length - shown.length })}</li>
      )}
    </ul>
  );
}
