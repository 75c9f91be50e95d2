// What is decided about a team by its officials, and the way out for its captain and its federation.
import { useRef, useState } from 'preact/hooks';
import { problemText } from '../api/problem';
import type { Problem } from '../api/types';
import type { EventView } from '../events/api';
import { Confirm } from '../game/Confirm';
import { dashed, t } from '../i18n';
import { Cited } from '../ui/Cited';
import { WriteDialog } from '../ui/WriteDialog';
import { type Team, type TeamDecision, type TeamList, decideTeam } from './api';
import { decisionsFor } from './table';

interface Props {
  event: EventView;
  team: Team;
  decides: boolean;
  onChanged: (list: TeamList, news: string) => void;
}

export function TeamActions({ event, team, decides, onChanged }: Props) {
  const [asked, setAsked] = useState<TeamDecision | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState<TeamDecision | null>(null);
  const pressed = useRef(false);
  const { name, may_withdraw: leaves } = team;
  const decisions = decides ? decisionsFor(team, event.announcement.fee !== null) : [];

  const send = async (decision: TeamDecision, reason?: string) => {
    const { list, problem: refusal } = await decideTeam(event.id, team.number, decision, reason);
    if (list) onChanged(list, t(`teams-done-${dashed(decision)}`, { name }));
    return refusal;
  };
  const decide = async (decision: TeamDecision) => {
    if (decision === 'refuse') return setAsked(decision);
    if (pressed.current) return;
    pressed.current = true;
    setBusy(decision);
    setProblem(await send(decision));
    setBusy(null);
    pressed.current = false;
  };
  if (decisions.length === 0 && !leaves) return null;
  return (
    <div class="team-actions">
      {problem && (
        <p class="err small" role="alert">
          <Cited text={problemText(problem)} />
        </p>
      )}
      <p class="deciding">
        {decisions.map((decision) => (
          <button
            key={decision}
            type="button"
            class="btn small"
            aria-busy={busy === decision}
            onClick={() => void decide(decision)}
          >
            {t(`teams-decide-${dashed(decision)}`)}
            <span class="vh"> {name}</span>
          </button>
        ))}
        {leaves && (
          <button type="button" class="btn small" onClick={() => setAsked('withdraw')}>
            {t('teams-withdraw')}
            <span class="vh"> {name}</span>
          </button>
        )}
      </p>
      <Confirm
        open={asked === 'withdraw'}
        title={t('teams-withdraw-title', { name })}
        text={t('teams-withdraw-text')}
        action={t('teams-withdraw-action')}
        danger
        onConfirm={() => send('withdraw')}
        onClose={() => setAsked(null)}
      />
      <WriteDialog
        open={asked === 'refuse'}
        title={t('teams-refuse-title', { name })}
        text={t('teams-refuse-text')}
        label={t('events-reason')}
        action={t('teams-refuse-action')}
        hint={t('teams-refuse-hint')}
        onSend={(reason) => send('refuse', reason)}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}
