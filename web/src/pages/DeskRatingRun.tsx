// One rating run at the desk: what it makes of the ratings, corrections, publication.
import { useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { DeskPage } from '../desk/DeskPage';
import { date, day } from '../format';
import { t } from '../i18n';
import type { RunHead, RunNote } from '../ratings/api';
import { listPath, ruleSetText } from '../ratings/words';
import { Changes } from '../runs/Changes';
import { CorrectionForm } from '../runs/CorrectionForm';
import { Corrections } from '../runs/Corrections';
import { RunActions } from '../runs/RunActions';
import { StateTag } from '../runs/RunRow';
import { useRun } from '../runs/useRun';
import { noteText, runName } from '../runs/words';
import { Cited } from '../ui/Cited';
import { Failure } from '../ui/Failure';
import { PlayerName } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/ratings.css';
import '../styles/queue.css';
import '../styles/runs.css';

export default function DeskRatingRun({ id }: { id: string }) {
  const { run: all, problem, load, ...act } = useRun(id);
  const [news, setNews] = useState('');
  const [corrected, setCorrected] = useState(0);
  if (!all) {
    if (!problem) return <Skeleton height="60vh" />;
    const final = problem.status === 403 || problem.status === 404;
    return <Trouble problem={problem} onRetry={final ? undefined : load} />;
  }
  const { run, notes, corrections, changes } = all;
  const open = run.state === 'preview';
  const atWork = run.state === 'calculating';
  /** Says what was done, unless it was refused. */
  const told = async (done: Promise<Problem | null>, words: string) => {
    setNews('');
    const refusal = await done;
    if (!refusal) setNews(t(words));
    return refusal;
  };
  return (
    <DeskPage title={runName(run)} lede={ledeOf(run)} news={atWork ? '' : news}>
      {problem && <Failure problem={problem} onRetry={load} />}
      <section class="panel case" aria-labelledby="h-state">
        <h2 id="h-state">
          {t('runs-state')} <StateTag run={run} />
        </h2>
        <StateText run={run} />
        {/* What was asked goes with the version of which it was asked. */}
        <RunActions
          key={run.version}
          run={run}
          onCalculate={() => told(act.calculate(), 'runs-calculated')}
          onPublish={() => told(act.publish(), 'runs-published')}
          onWithdraw={(reason) => told(act.withdraw(reason), 'runs-withdrawn')}
        />
      </section>
      {notes.length > 0 && <Notes notes={notes} />}
      <section class="panel case" aria-labelledby="h-corrections">
        <h2 id="h-corrections">{t('runs-corrections')}</h2>
        <Corrections
          key={run.version}
          corrections={corrections}
          onTakeBack={open ? (number) => told(act.takeBack(number), 'runs-taken-back') : undefined}
        />
        {open && (
          <details>
            <summary>{t('runs-correct-open')}</summary>
            {/* A new form after each that was sent. */}
            <CorrectionForm
              key={corrected}
              onSend={async (correction) => {
                const refusal = await told(act.correct(correction), 'runs-corrected');
                if (!refusal) setCorrected(corrected + 1);
                return refusal;
              }}
            />
          </details>
        )}
      </section>
      {atWork ? (
        <Skeleton height="40vh" />
      ) : (
        <section class="run-changes" aria-labelledby="h-changes">
          <h2 id="h-changes">{t('runs-changes')}</h2>
          <Changes changes={changes} total={all.changes_total} />
        </section>
      )}
    </DeskPage>
  );
}

/** While it is calculated nobody knows how many games and players it has. */
const ledeOf = (run: RunHead): string =>
  t(run.state === 'calculating' ? 'runs-run-lede-calculating' : 'runs-run-lede', {
    rules: ruleSetText(run.rule_set),
    games: run.games,
    players: run.players,
    day: day(run.effective_on),
  });

function StateText({ run }: { run: RunHead }) {
  const { state, published_at: published, withdrawn_reason: reason } = run;
  return (
    <>
      <p>
        {t(`runs-state-${state}-text`)}{' '}
        {published && state === 'published' && (
          <>
            <time dateTime={published}>{date(published)}</time>{' '}
            <a href={listPath(run.id)}>{t('runs-to-list')}</a>
          </>
        )}
      </p>
      {reason && state === 'withdrawn' && <p class="pre">{reason}</p>}
    </>
  );
}

/** What the server found remarkable. */
function Notes({ notes }: { notes: readonly RunNote[] }) {
  return (
    <section class="panel case" aria-labelledby="h-notes">
      <h2 id="h-notes">{t('runs-notes', { n: notes.length })}</h2>
      <ul class="run-notes">
        {notes.map((note, place) => (
          <li key={place}>
            {note.player && (
              <>
                <PlayerName player={note.player} rating={false} link />:{' '}
              </>
            )}
            <Cited text={noteText(note)} />{' '}
            {note.game !== null && (
              <a href={`/game/${note.game}`}>{t('player-game', { n: String(note.game) })}</a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
