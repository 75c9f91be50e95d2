// What has become of earlier challenges.
import { t } from '../i18n';
import { session } from '../session';
import { PlayerName } from '../ui/PlayerName';
import type { Challenge } from './api';
import { friendsOf, nameOf } from './friends';
import { inShort, stateText } from './words';

export function Earlier({ challenges }: { challenges: readonly Challenge[] }) {
  if (challenges.length === 0) return null;
  return (
    <details class="panel pad director-box">
      <summary>
        <h2>{t('play-earlier')}</h2>
      </summary>
      <ul class="things">
        {challenges.map((each) => (
          <Line key={each.id} challenge={each} />
        ))}
      </ul>
    </details>
  );
}

function Line({ challenge }: { challenge: Challenge }) {
  const { id, by, to, state } = challenge;
  const me = session.value?.me.player.id;
  const from = by.id !== me;
  const other = from ? by : to.kind === 'player' ? to.player : null;
  const friends = friendsOf(challenge);
  return (
    <li>
      <div>
        {friends && (
          <p>
            <b>{nameOf(friends)}</b>
          </p>
        )}
        <p>
          {t(from ? 'play-from' : 'play-for')}{' '}
          {other ? <PlayerName player={other} link /> : t(`play-to-${to.kind}`)}
        </p>
        <p class="small muted">{inShort(challenge, me)}</p>
        <p>
          {stateText(challenge, me)} ·{' '}
          <a href={`/challenge/${id}`}>{t('play-number', { n: String(id) })}</a>
          {state.kind === 'countered' && (
            <>
              {' '}
              · <a href={`/challenge/${state.by}`}>{t('play-see-other')}</a>
            </>
          )}
          {state.kind === 'begun' && (
            <>
              {' '}
              · <a href={`/section/${state.section}`}>{t('play-friends-table')}</a>
            </>
          )}
          {state.kind === 'accepted' &&
            state.games.map((game) => (
              <span key={game}>
                {' '}
                · <a href={`/game/${game}`}>{t('play-game', { n: String(game) })}</a>
              </span>
            ))}
        </p>
      </div>
    </li>
  );
}
