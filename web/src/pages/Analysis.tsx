// The analysis board: of a game (`/analysis/12`), or of any position (`/analysis?fen=…&variant=…`).
import { FreeAnalysis } from '../analysis/FreeAnalysis';
import { GameAnalysis } from '../analysis/GameAnalysis';
import { PositionForm } from '../analysis/PositionForm';
import type { Game } from '../api/types';
import { useRules } from '../analysis/useRules';
import { VariantContext } from '../analysis/written';
import { useGame } from '../game/useGame';
import { useTurnedAway } from '../game/useTurnedAway';
import { t } from '../i18n';
import { query } from '../router';
import type { Variant } from '../rules/rules';
import { VARIANTS } from '../rules/rules';
import { session } from '../session';
import { useTitle } from '../title';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/game.css';
import '../styles/game-layout.css';
import '../styles/move.css';
import '../styles/game-print.css';
import '../styles/analysis.css';
import '../styles/notes.css';

export default function AnalysisPage({ id }: { id: string }) {
  return id ? <OfGame id={Number(id)} /> : <OfPosition />;
}

function OfGame({ id }: { id: number }) {
  const { game, problem, reload } = useGame(id);
  const turnedAway = useTurnedAway(problem);
  const of = game as Game | null;
  // With another person, or nobody, all begins again: what one has written is not for the next.
  const reader = session.value?.me.player.id ?? 0;
  const { rules, problem: missing } = useRules(of && of.variant);
  if (of && rules && !turnedAway) {
    return (
      <VariantContext.Provider value={of.variant}>
        <GameAnalysis key={`${reader} ${of.id}`} game={of} rules={rules} reload={reload} />
      </VariantContext.Provider>
    );
  }
  if (missing) return <Trouble problem={missing} onRetry={() => location.reload()} />;
  if (problem && !game && !turnedAway) {
    // A game that is closed to the reader, or is not there, stays so.
    const final = problem.status === 403 || problem.status === 404;
    return <Trouble problem={problem} onRetry={final ? undefined : () => void reload()} />;
  }
  return <Skeleton height="80vh" />;
}

function OfPosition() {
  const params = new URLSearchParams(query.value);
  const named = params.get('variant');
  const variant = VARIANTS.find((each) => each === named) ?? 'chess';
  const { rules, problem } = useRules(variant);
  if (problem) return <Trouble problem={problem} onRetry={() => location.reload()} />;
  if (!rules) return <Skeleton height="80vh" />;
  const wanted = params.get('fen') ?? rules.start;
  const fen = rules.read(wanted);
  if (!fen) return <NoPosition variant={variant} fen={wanted} />;
  return (
    <VariantContext.Provider value={variant}>
      <FreeAnalysis key={`${variant} ${fen}`} variant={variant} rules={rules} fen={fen} />
    </VariantContext.Provider>
  );
}

/** The address names something else: it can be mended here. */
function NoPosition({ variant, fen }: { variant: Variant; fen: string }) {
  useTitle(t('analysis-title'));
  return (
    <div class="letter">
      <h1>{t('analysis-title')}</h1>
      <PositionForm key={`${variant} ${fen}`} variant={variant} fen={fen} wrong />
    </div>
  );
}
