// The first half-move that both have entered, and not alike: both lines beside each other, what is not the
// same marked. One of the players puts it right, or the director decides (LAW-8.1).
import type { ComponentChildren } from 'preact';
import type { Game } from '../api/types';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { isolated } from '../ui/isolated';
import { nameOf } from '../ui/PlayerName';
import { San } from '../ui/San';
import type { Line, MyScores } from './api';
import { type Detail, dayText, daysText, differences, labelOf } from './lines';

interface Props {
  game: Game;
  scores: MyScores;
  /** What the reader can do with the line of their own. */
  actions: (line: Line) => ComponentChildren;
}

export function Difference({ game, scores, actions }: Props) {
  const { differ_at: at, base, me } = scores;
  if (at === null) return null;
  const [white, black] = [scores.white.lines[at - base - 1], scores.black.lines[at - base - 1]];
  if (!white || !black) return null;
  const found = differences(white, black);
  const mine = { white, black }[me];
  return (
    <section class="panel pad score-difference" aria-labelledby="h-score-difference">
      <h2 id="h-score-difference">{t('score-difference', { number: labelOf(scores, at) })}</h2>
      <p>
        <Cited text={t('score-difference-text')} />
      </p>
      <div class="score-both">
        {(['white', 'black'] as const).map((color) => (
          <div key={color}>
            <h3>
              <b>
                {me === color ? t('score-mine') : <bdi>{isolated(nameOf(game[color].player))}</bdi>}
              </b>
            </h3>
            <LineFacts line={color === 'white' ? white : black} found={found} game={game} />
          </div>
        ))}
      </div>
      {actions(mine)}
    </section>
  );
}

interface FactsProps {
  line: Line;
  found: readonly Detail[];
  game: Game;
}

function LineFacts({ line, found, game }: FactsProps) {
  const told = (detail: Detail, content: ComponentChildren) =>
    found.includes(detail) ? (
      <mark>
        {content} <span class="vh">{t('score-differs')}</span>
      </mark>
    ) : (
      content
    );
  return (
    <dl class="kv">
      <dt>{t('score-column-move')}</dt>
      <dd>
        {told(
          'move',
          <>
            <San san={line.san} variant={game.variant} /> <span class="muted">{line.iccf}</span>
          </>,
        )}
      </dd>
      <dt>{t('score-column-arrived')}</dt>
      <dd>{told('arrived', dayText(line.arrived_on))}</dd>
      <dt>{t('score-column-sent')}</dt>
      <dd>{told('sent', dayText(line.sent_on))}</dd>
      <dt>{t('score-column-days')}</dt>
      <dd>{daysText(line.days)}</dd>
      <dt>{t('score-column-draw')}</dt>
      <dd>{told('draw', t(line.draw_offered ? 'score-draw-yes' : 'score-draw-no'))}</dd>
    </dl>
  );
}
