// The director has asked: for the complete sheets (LAW-8.2), or for the position where no complete score
// exists (LAW-8.3). Whoever has not answered is told on top of the page.
import type { Game, Problem } from '../api/types';
import { refusal } from '../api/problem';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Form } from '../ui/Form';
import { type MyScores, type Scores, sendAnswer } from './api';
import { faultText } from './faults';
import { dayText, fenOf, mySheet } from './lines';
import { PositionForm } from './PositionForm';

interface Props {
  game: Game;
  scores: MyScores;
  onScores: (scores: Scores) => void;
}

export function Asked({ game, scores, onScores }: Props) {
  const { asked, open } = scores;
  if (!asked || !open) return null;
  if (mySheet(scores).answered_at) {
    return (
      <p class="note" role="status">
        <Cited text={t(`score-answered-${asked.what}`)} />
      </p>
    );
  }
  const send = async (position: Parameters<typeof sendAnswer>[1]): Promise<Problem | undefined> => {
    const { data, error } = await sendAnswer(game.id, position);
    if (data) onScores(data);
    return error && refusal(error.code, faultText(error));
  };
  return (
    <section class="panel pad score-asked" aria-labelledby="h-score-asked">
      <h2 id="h-score-asked">{t(`score-asked-${asked.what}-title`)}</h2>
      <p>
        <Cited text={t(`score-asked-${asked.what}-text`, { until: dayText(asked.until) })} />
      </p>
      {asked.what === 'sheet' ? (
        <Form submit={t('score-complete')} onSend={() => send(null)}>
          <p class="muted small">{t('score-complete-text')}</p>
        </Form>
      ) : (
        <PositionForm
          game={game}
          scores={scores}
          fen={fenOf(scores, mySheet(scores))}
          onSend={send}
        />
      )}
    </section>
  );
}
