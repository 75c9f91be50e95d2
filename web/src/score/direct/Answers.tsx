// What the director has asked, who has answered, and what each has told of the position (LAW-8.2, LAW-8.3).
import type { Color, Game } from '../../api/types';
import { date } from '../../format';
import { t } from '../../i18n';
import { Cited } from '../../ui/Cited';
import { PlayerName } from '../../ui/PlayerName';
import { Told } from '../Told';
import type { Scores } from '../api';
import { dayText } from '../lines';
import type { Plan } from './plan';
import { COLORS } from './ruling';

interface Props {
  game: Game;
  scores: Scores;
  asked: NonNullable<Scores['asked']>;
  onPlan: (plan: Plan) => void;
}

/** The last moment at which it is that day somewhere is left to the server: here the day in UTC counts. */
const isPast = (until: string, now: string): boolean => until < now.slice(0, until.length);

export function Answers({ game, scores, asked, onPlan }: Props) {
  const { what, until } = asked;
  const late = isPast(until, game.now);
  return (
    <section aria-labelledby="h-score-answers">
      <h3 id="h-score-answers">{t(`score-desk-asked-${what}`)}</h3>
      <p class="small muted">
        <Cited text={t(`score-desk-asked-rule-${what}`, { day: dayText(until) })} />
      </p>
      <div class="score-desk-both">
        {COLORS.map((color) => (
          <Answer key={color} {...{ game, scores, color, late }} />
        ))}
      </div>
      <div class="row score-desk-acts">
        <button
          type="button"
          class="btn primary"
          onClick={() => onPlan({ kind: 'lines', from: scores.stands + 1 })}
        >
          {t('score-desk-act-lines')}
        </button>
        {what === 'position' && (
          <a class="btn" href={`/desk/games/${game.id}`}>
            {t('score-desk-restore')}
          </a>
        )}
      </div>
    </section>
  );
}

interface AnswerProps {
  game: Game;
  scores: Scores;
  color: Color;
  late: boolean;
}

function Answer({ game, scores, color, late }: AnswerProps) {
  const { answered_at: at, position } = scores[color];
  return (
    <div>
      <h4>{t(`game-${color}`)}</h4>
      <p>
        <PlayerName player={game[color].player} rating={false} />
      </p>
      <p class={at || !late ? 'muted' : 'score-desk-late'}>
        {at
          ? t('score-desk-answered', { when: date(at) })
          : t(late ? 'score-desk-silent' : 'score-desk-waits')}
      </p>
      {position && <Told told={position} variant={game.variant} orientation="white" />}
    </div>
  );
}
