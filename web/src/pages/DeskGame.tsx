// A game at the desk: what there is to know of it, and one form for what is decided.
import { useState } from 'preact/hooks';
import { DecisionForm } from '../desk/DecisionForm';
import { DeskPage } from '../desk/DeskPage';
import { Earlier } from '../desk/Earlier';
import { FactsView } from '../desk/FactsView';
import { doneText, kindsFor } from '../desk/decide';
import type { DecisionKind, GameFacts } from '../decisions/api';
import { readProposed } from '../desk/proposed';
import { useFacts } from '../desk/useFacts';
import { t } from '../i18n';
import { sectionName } from '../sectionName';
import { session } from '../session';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/decisions.css';

export default function DeskGame({ id }: { id: string }) {
  const { facts, problem, load } = useFacts(Number(id));
  const [news, setNews] = useState('');
  const [made, setMade] = useState(0);
  const [kind, setKind] = useState<DecisionKind | null>(null);
  const [proposed] = useState(readProposed);
  if (!facts) {
    if (!problem) return <Skeleton height="80vh" />;
    const final = problem.status === 403 || problem.status === 404;
    return <Trouble problem={problem} onRetry={final ? undefined : () => void load()} />;
  }
  const { section, white, black, standing, decisions } = facts;
  const me = session.value?.me;
  const kinds = me ? kindsFor(facts, me) : [];
  const about = {
    section: section.id,
    facts,
    players: [white.player, black.player],
    ...(proposed.case !== undefined && made === 0 && { case: proposed.case }),
  };
  return (
    <DeskPage
      title={t('desk-game-title', { n: id })}
      lede={`${sectionName(section)} · ${t(`facts-standing-${standing}`)}`}
      news={news}
    >
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      <div class="decide">
        <div class="column">
          <section class="panel case" aria-labelledby="h-facts">
            <h2 id="h-facts">{t('facts-title')}</h2>
            <FactsView facts={facts} />
            <p class="row">
              <a class="btn" href={`/game/${id}`}>
                {t('desk-game-open')}
              </a>
              <a class="btn" href={`/desk/sections/${section.id}`}>
                {t('case-to-section')}
              </a>
              {standing === 'running' && facts.silence && facts.silence.days > 0 && (
                <a class="btn" href={askOf(facts)}>
                  {t('ask-open')}
                </a>
              )}
            </p>
          </section>
          <Earlier facts={facts} kind={kind} />
        </div>
        <section class="panel case" aria-labelledby="h-decide">
          <h2 id="h-decide">{t('decide-heading')}</h2>
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
            undoable={() => decisions.filter((each) => each.undone_by === null)}
            onChoose={(next, player) => {
              setKind(next);
              void load(next, player);
            }}
            onDecided={(decision) => {
              setNews(doneText(decision.kind, decision.id));
              setMade(made + 1);
              setKind(null);
              void load();
            }}
          />
        </section>
      </div>
      <p>
        <a href="/desk">{t('queue-back')}</a>
      </p>
    </DeskPage>
  );
}

/** A letter to whoever is on move: do they play on? */
function askOf({ game, section, turn, ...sides }: GameFacts): string {
  const player = sides[turn].player.id;
  return `/desk/sections/${section.id}?kind=message&player=${player}&ask=${game}`;
}

const NOTHING = { kind: null, player: '', days: '' };
