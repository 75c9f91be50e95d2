// A section at the desk: one form for what concerns a player's games or everybody, and the log.
import { forbidden } from '../api/problem';
import { useState } from 'preact/hooks';
import { DecisionLog } from '../decisions/DecisionLog';
import { kindText } from '../decisions/words';
import { DecisionForm } from '../desk/DecisionForm';
import { DeskPage } from '../desk/DeskPage';
import { EarlierDecisions } from '../desk/Earlier';
import { SECTION_KINDS, doneText } from '../desk/decide';
import type { Decision, DecisionKind } from '../decisions/api';
import { readProposed } from '../desk/proposed';
import { useSectionDesk } from '../desk/useSectionDesk';
import { t } from '../i18n';
import { sectionName } from '../sectionName';
import { isOfficial } from '../session';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/decisions.css';

/** What is taken back as a whole, in all games (TR-15). */
const REVOCABLE: ReadonlySet<string> = new Set<DecisionKind>([
  'set_clock',
  'penalty',
  'default',
  'cancel',
  'warn',
  'order',
  'expel',
]);

const isRevocable = ({ kind, undone_by: undone }: Decision): boolean =>
  REVOCABLE.has(kind) && undone === null;

export default function DeskSection({ id }: { id: string }) {
  const { section, decisions, problem, load } = useSectionDesk(Number(id));
  const [news, setNews] = useState('');
  const [made, setMade] = useState(0);
  const [proposed] = useState(readProposed);
  const [chosen, setChosen] = useState<{ kind: DecisionKind | null; player: string }>(proposed);

  // Its players read the log, too, but beneath the table.
  if (!isOfficial()) return <Trouble problem={forbidden()} />;
  if (!section || !decisions) {
    if (!problem) return <Skeleton height="80vh" />;
    const final = problem.status === 403 || problem.status === 404;
    return <Trouble problem={problem} onRetry={final ? undefined : () => void load()} />;
  }
  const revocable = decisions.filter(isRevocable);
  const kinds: DecisionKind[] = [
    ...SECTION_KINDS,
    ...(revocable.length ? ['revoke' as const] : []),
  ];
  const about = {
    section: section.id,
    players: section.players.map(({ player }) => player),
    ...(proposed.case !== undefined && made === 0 && { case: proposed.case }),
  };
  const { kind, player } = chosen;
  return (
    <DeskPage title={t('desk-section-title')} lede={sectionName(section)} news={news}>
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      <div class="decide">
        <section class="panel case" aria-labelledby="h-decide">
          <h2 id="h-decide">{t('decide-heading')}</h2>
          <p class="muted small">{t('desk-section-hint')}</p>
          {about.case !== undefined && (
            <p class="note">{t('decide-for-case', { n: String(about.case) })}</p>
          )}
          <DecisionForm
            // A new form, with a key of its own, after each decision.
            key={made}
            about={about}
            kinds={kinds}
            proposed={
              made ? NOTHING : { ...proposed, kind: kinds.find((k) => k === proposed.kind) ?? null }
            }
            undoable={(which) => (which === 'revoke' ? revocable : [])}
            onChoose={(next, who) => setChosen({ kind: next, player: who })}
            onDecided={(decision) => {
              setNews(doneText(decision.kind, decision.id));
              setMade(made + 1);
              setChosen(NOTHING);
              void load();
            }}
          />
        </section>
        <div class="column">
          {kind && (
            <EarlierDecisions
              title={t('facts-same-kind', { kind: kindText(kind) })}
              decisions={decisions.filter((each) => each.kind === kind)}
            />
          )}
          {player && (
            <EarlierDecisions
              title={t('facts-about-player')}
              decisions={decisions.filter((each) => String(each.player?.id) === player)}
            />
          )}
          <section class="panel case" aria-labelledby="h-log">
            <h2 id="h-log">{t('decided-log', { n: decisions.length })}</h2>
            {decisions.length === 0 && <p class="muted">{t('decided-none')}</p>}
            <DecisionLog decisions={decisions} />
          </section>
        </div>
      </div>
      <p>
        <a href={`/section/${id}`}>{t('desk-section-table')}</a>
      </p>
    </DeskPage>
  );
}

const NOTHING = { kind: null, player: '', days: '' };
