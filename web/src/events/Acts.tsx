// What was decided about an event, the latest first.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { has, t, dashed } from '../i18n';
import { Failure } from '../ui/Failure';
import { PlayerName, fullName } from '../ui/PlayerName';
import { isolated } from '../ui/isolated';
import type { Act, EventView } from './api';
import { Moment } from './Moment';

/** A kind that we have no words for is told as the server names it. */
function actText(act: string): string {
  const id = `events-act-${dashed(act)}`;
  return has(id) ? t(id) : act;
}

interface Named {
  number: number;
  name: string;
}

/** What is decided about a team itself names its captain; about a board, whoever plays there. */
const isAboutTeam = (act: string): boolean => act.startsWith('team_');

/** Whom it is about: a player, or a team with its captain. */
function About({ act: { act, player, team }, teams }: { act: Act; teams: readonly Named[] }) {
  const name = player && <PlayerName player={player} rating={false} />;
  if (team === null) return name;
  const known = teams.find(({ number }) => number === team)?.name;
  return (
    <>
      {known ? isolated(known) : t('events-act-team', { n: String(team) })}
      {name && (
        <span class="muted">
          {' '}
          ({isAboutTeam(act) && `${t('events-act-captain')} `}
          {name})
        </span>
      )}
    </>
  );
}

/** What was done, and about whom. */
function Done({ act, teams }: { act: Act; teams: readonly Named[] }) {
  const { act: kind, player, newcomer } = act;
  // Of two people the sentence says which is which.
  if (kind === 'replaced_before_play' && player && newcomer) {
    const names = { player: fullName(player), newcomer: fullName(newcomer) };
    return <b>{t('events-act-replaced-before-play', names)}</b>;
  }
  return (
    <>
      <b>{actText(kind)}</b> <About act={act} teams={teams} />
    </>
  );
}

interface Props {
  event: EventView;
  /** Where teams play: those whose names are known. */
  teams?: readonly Named[] | undefined;
}

export function Acts({ event: { id, version, acts, acts_before }, teams = [] }: Props) {
  const [older, setOlder] = useState<readonly Act[]>([]);
  const [before, setBefore] = useState(acts_before);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  // Another version has other last decisions.
  useEffect(() => {
    setOlder([]);
    setBefore(acts_before);
  }, [id, version]);

  const more = async () => {
    if (before === null || busy) return;
    setBusy(true);
    const params = { path: { id }, query: { before } };
    const { data, error } = await api.GET('/api/events/{id}/acts', { params });
    if (data) {
      setOlder([...data.acts, ...older]);
      setBefore(data.before);
    }
    setProblem(error ?? null);
    setBusy(false);
  };
  // Of two in one second the later one comes first, too.
  const latest = [...older, ...acts].reverse().sort((a, b) => b.at.localeCompare(a.at));
  return (
    <details class="panel pad acts">
      <summary>
        <h2>
          {before === null ? t('events-acts', { n: latest.length }) : t('events-acts-latest')}
        </h2>
      </summary>
      <ol>
        {latest.map((act, place) => (
          <li key={place}>
            <p>
              <Done act={act} teams={teams} />
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
      {problem && <Failure problem={problem} onRetry={() => void more()} />}
      {before !== null && (
        <p class="row">
          <button type="button" class="btn" aria-busy={busy} onClick={() => void more()}>
            {t('events-acts-older')}
          </button>
        </p>
      )}
    </details>
  );
}
