// A run in the list of them.
import { t } from '../i18n';
import type { RunHead, RunState } from '../ratings/api';
import { ruleSetText } from '../ratings/words';
import { Tag } from '../ui/Tag';
import { runName, stateText } from './words';

export const StateTag = ({ run }: { run: { state: RunState } }) => (
  <Tag
    strong={run.state === 'preview' || run.state === 'calculating'}
    tone={run.state === 'withdrawn' ? 'red' : undefined}
  >
    {stateText(run)}
  </Tag>
);

export function RunRow({ run }: { run: RunHead }) {
  return (
    <li class="queue-row run-row">
      <h3>
        <a class="cover" href={`/desk/ratings/${run.id}`}>
          {runName(run)}
        </a>
      </h3>
      <p class="small muted">
        {ruleSetText(run.rule_set)} ·{' '}
        {run.state === 'calculating'
          ? t('runs-being-calculated')
          : t('runs-counts', { games: run.games, players: run.players })}
      </p>
      <p>
        <StateTag run={run} />
      </p>
    </li>
  );
}
