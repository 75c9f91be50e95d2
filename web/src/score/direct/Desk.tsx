// The director's part of a score: what waits first – sheets that differ, claims, answers –, then what else can be
// decided. Nothing is sent from here but through a dialog with its last look.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../api/types';
import { problemText } from '../../api/problem';
import { t } from '../../i18n';
import { Cited } from '../../ui/Cited';
import { type Scores, getScore } from '../api';
import { Answers } from './Answers';
import { Claims } from './Claims';
import { Difference } from './Difference';
import { PlanDialog } from './PlanDialog';
import type { Plan } from './plan';
import { COLORS, hasPeriods, isOver } from './ruling';
import '../../styles/score-desk.css';

interface Props {
  game: Game;
  scores: Scores;
  onDecided: (scores: Scores) => void;
}

export function Desk({ game, scores, onDecided }: Props) {
  const [plan, setPlan] = useState<Plan | null>(null);
  const [news, setNews] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed may be gone with what waited.
  const decided = useRef(false);
  useEffect(() => {
    if (plan || !decided.current) return;
    decided.current = false;
    // Behind the dialog's own effect, which closes it.
    queueMicrotask(() => heading.current?.focus());
  }, [plan]);
  const over = isOver(game, scores);

  const settle = (next: Scores | null, text: string) => {
    decided.current = true;
    setNews(text);
    setPlan(null);
    if (next) onDecided(next);
  };
  const reload = async (text: string) => {
    const { data, error } = await getScore(game.id);
    settle(data ?? null, error ? problemText(error) : text);
  };
  const begin = (next: Plan) => {
    setNews('');
    setPlan(next);
  };
  return (
    <section class="panel pad score-desk" aria-labelledby="h-score-desk">
      <h2 id="h-score-desk" tabIndex={-1} ref={heading}>
        {t('score-desk-title')}
      </h2>
      <p role="status" class={news ? 'note' : undefined}>
        {news && <Cited text={news} />}
      </p>
      {over ? (
        <p>{t('score-desk-over')}</p>
      ) : (
        <>
          <Waiting game={game} scores={scores} onPlan={begin} />
          <Others game={game} scores={scores} onPlan={begin} />
        </>
      )}
      <PlanDialog
        plan={plan}
        game={game}
        scores={scores}
        onDecided={(next) => settle(next, t('score-desk-decided'))}
        onMeanwhile={() => void reload(t('score-desk-meanwhile'))}
        onClose={(unsure) => {
          setPlan(null);
          // What was sent last may have been written: what stands tells.
          if (unsure) void reload('');
        }}
      />
    </section>
  );
}

interface PartProps {
  game: Game;
  scores: Scores;
  onPlan: (plan: Plan) => void;
}

function Waiting(props: PartProps) {
  const { scores } = props;
  const { differ_at: differ, asked } = scores;
  const claimed = COLORS.some((color) => scores[color].claim);
  return (
    <>
      {differ === null && !claimed && !asked && <p>{t('score-desk-nothing')}</p>}
      {differ !== null && <Difference {...props} at={differ} />}
      {claimed && <Claims {...props} />}
      {asked && <Answers {...props} asked={asked} />}
    </>
  );
}

/** What can be decided though nothing waits: each behind a button of its own. */
function Others({ game, scores, onPlan }: PartProps) {
  const { base, stands, white, black, reversed } = scores;
  const entered = Math.max(white.entered, black.entered) > 0;
  const plans: Plan[] = [
    { kind: 'ask' },
    { kind: 'exceeded', by: '' },
    { kind: 'record' },
    ...(hasPeriods(game) ? [{ kind: 'period', of: '' } as const] : []),
    ...(stands > base && !reversed ? [{ kind: 'colours' } as const] : []),
    ...(entered ? [{ kind: 'back' } as const] : []),
    { kind: 'lines', from: stands + 1 },
  ];
  return (
    <section aria-labelledby="h-score-others">
      <h3 id="h-score-others">{t('score-desk-others')}</h3>
      <div class="row score-desk-acts">
        {plans.map((plan) => (
          <button key={plan.kind} type="button" class="btn" onClick={() => onPlan(plan)}>
            {t(`score-desk-act-${plan.kind}`)}
          </button>
        ))}
      </div>
      <p class="small muted">
        <a href={`/desk/games/${game.id}`}>{t('score-desk-game')}</a>
      </p>
    </section>
  );
}
