// What the players claim, with what the sheets say of it, and what can be decided about each claim.
import type { Color, Game } from '../../api/types';
import { date } from '../../format';
import { other } from '../../game/ply';
import { t } from '../../i18n';
import { Cited } from '../../ui/Cited';
import type { Claim, Scores } from '../api';
import { TimeFacts } from './TimeFacts';
import type { Plan } from './plan';
import { COLORS, hasPeriods, sideText } from './ruling';

interface Props {
  game: Game;
  scores: Scores;
  onPlan: (plan: Plan) => void;
}

export function Claims({ game, scores, onPlan }: Props) {
  const onTime = COLORS.some((color) => scores[color].claim?.kind === 'time_exceeded');
  return (
    <>
      {COLORS.map((by) => {
        const { claim } = scores[by];
        return claim && <OneClaim key={by} {...{ game, scores, by, claim, onPlan }} />;
      })}
      {onTime && <TimeFacts game={game} scores={scores} />}
    </>
  );
}

interface OneProps extends Props {
  by: Color;
  claim: Claim;
}

function OneClaim({ game, scores, by, claim, onPlan }: OneProps) {
  const { kind, note, at } = claim;
  const id = `h-score-claim-${by}`;
  const of = other(by);
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        {t(kind === 'draw' ? 'score-desk-claim-draw' : 'score-desk-claim-time', {
          who: sideText(game, by),
        })}
      </h3>
      <p class="small muted">
        {t('score-desk-claimed', { when: date(at) })}{' '}
        <Cited text={t(kind === 'draw' ? 'score-desk-rule-draw' : 'score-desk-rule-time')} />
      </p>
      {note && <p class="pre">{note}</p>}
      {kind === 'time_exceeded' && (
        <p>{t(`score-desk-says-${saidOf(scores, of)}`, { who: sideText(game, of) })}</p>
      )}
      <div class="row score-desk-acts">
        {kind === 'draw' && (
          <button type="button" class="btn primary" onClick={() => onPlan({ kind: 'uphold' })}>
            {t('score-desk-uphold')}
          </button>
        )}
        {kind === 'time_exceeded' && (
          <button
            type="button"
            class="btn primary"
            onClick={() => onPlan({ kind: 'exceeded', by: of })}
          >
            {t('score-desk-confirm')}
          </button>
        )}
        {kind === 'time_exceeded' && hasPeriods(game) && (
          <button type="button" class="btn" onClick={() => onPlan({ kind: 'period', of })}>
            {t('score-desk-act-period')}
          </button>
        )}
        <button
          type="button"
          class="btn"
          onClick={() => onPlan({ kind: 'dismiss', of: by, claim: kind })}
        >
          {t('score-desk-dismiss')}
        </button>
      </div>
    </section>
  );
}

/** Which sheets show that a player has exceeded the time. */
function saidOf(scores: Scores, of: Color): 'both' | 'own' | 'theirs' | 'none' {
  const own = scores[of].clocks[of].exceeded_at !== null;
  const theirs = scores[other(of)].clocks[of].exceeded_at !== null;
  if (own) return theirs ? 'both' : 'own';
  return theirs ? 'theirs' : 'none';
}
