// What was decided about an event, the latest first.
import { has, t, dashed } from '../i18n';
import { PlayerName } from '../ui/PlayerName';
import type { Act } from './api';
import { Moment } from './Moment';

/** A kind that we have no words for is told as the server names it. */
function actText(act: string): string {
  const id = `events-act-${dashed(act)}`;
  return has(id) ? t(id) : act;
}

export function Acts({ acts }: { acts: readonly Act[] }) {
  const latest = [...acts].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <details class="panel pad acts">
      <summary>
        <h2>{t('events-acts', { n: acts.length })}</h2>
      </summary>
      <ol>
        {latest.map((act, place) => (
          <li key={place}>
            <p>
              <b>{actText(act.act)}</b>{' '}
              {act.player && <PlayerName player={act.player} rating={false} />}
            </p>
            {act.reason && <p class="pre">{act.reason}</p>}
            <p class="small muted">
              {act.by && (
                <>
                  <PlayerName player={act.by} rating={false} />,{' '}
                </>
              )}
              <Moment at={act.at} />
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
