// A game that is played elsewhere (LAW-8.5): each player sends its moves and its result, and sees what
// became of them.
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Game, Problem } from '../api/types';
import { date } from '../format';
import { other } from '../game/ply';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Failure } from '../ui/Failure';
import type { GameReports } from './api';
import { ReportForm } from './ReportForm';
import { Sent } from './Sent';
import { useSheetPgn } from './useSheetPgn';
import '../styles/reports.css';

interface Props {
  game: Game;
  reload: () => Promise<unknown>;
}

export function Reports({ game, reload }: Props) {
  const [reports, setReports] = useState<GameReports | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const load = async () => {
    const params = { path: { id: game.id } };
    const { data, error } = await api.GET('/api/games/{id}/reports', { params });
    if (data) setReports(data);
    setProblem(error ?? null);
  };
  const over = game.ending !== null;
  useEffect(() => {
    void load();
  }, [game.id, over]);

  const sent = (next: GameReports) => {
    setReports(next);
    // The form is gone, or closed.
    heading.current?.focus();
    if (next.state === 'agree') void reload();
  };
  if (over && reports?.state === 'nothing') return null;
  return (
    <section class="panel pad reports" aria-labelledby="h-reports">
      <h2 id="h-reports" tabIndex={-1} ref={heading}>
        {t('reports-title')}
      </h2>
      {game.me && (
        <p>
          <a class="btn primary" href={`/game/${game.id}/score`}>
            {t('reports-score')}
          </a>
        </p>
      )}
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      {reports && (
        <>
          <p role="status">
            <Cited text={stateText(game, reports)} />
          </p>
          {reports.differ_at !== null && reports.state === 'agree' && <p>{t('reports-moves')}</p>}
          {reports.state !== 'nothing' && <Sent game={game} of={reports} />}
          {reports.may_report && <Again game={game} of={reports} onSent={sent} />}
        </>
      )}
    </section>
  );
}

interface AgainProps {
  game: Game;
  of: GameReports;
  onSent: (reports: GameReports) => void;
}

/** Who has sent one already rarely sends another. */
function Again({ game, of, onSent }: AgainProps) {
  const proposed = useSheetPgn(game);
  const mine = of.me && of[of.me].sent_at;
  if (!mine) return <ReportForm {...{ game, proposed, onSent }} />;
  return (
    <details key={mine}>
      <summary>{t('report-again')}</summary>
      <ReportForm {...{ game, proposed, onSent }} />
    </details>
  );
}

function stateText({ ending }: Game, reports: GameReports): string {
  const { state, me, director_from: from } = reports;
  if (state === 'nothing') return t('reports-nothing');
  if (state === 'agree') return t('reports-agree');
  if (state === 'overruled') return t('reports-overruled');
  if (ending) return t('reports-recorded');
  if (state === 'differ') return t('reports-differ');
  const when = from ? date(from) : '';
  return t(me && reports[other(me)].sent_at ? 'reports-yours' : 'reports-theirs', { when });
}
