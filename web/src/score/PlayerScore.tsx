// A player's own page of the score: what comes next, what is written, both clocks, claims, addresses.
import type { Game } from '../api/types';
import { t } from '../i18n';
import { Acts } from './Acts';
import { Addresses } from './Addresses';
import { Asked } from './Asked';
import type { MyScores, Scores } from './api';
import { Claims } from './Claims';
import { Clocks } from './Clocks';
import { Difference } from './Difference';
import { EntryForm } from './EntryForm';
import { useLineActions } from './LineActions';
import { mySheet, piecesOf, theirSheet } from './lines';
import { Position } from './Position';
import { Sheet } from './Sheet';
import { Told } from './Told';

interface Props {
  game: Game;
  scores: MyScores;
  onScores: (scores: Scores) => void;
}

export function PlayerScore(props: Props) {
  const { game, scores } = props;
  const { actions, dialogs } = useLineActions(props);
  const sheet = mySheet(scores);
  const orientation = piecesOf(scores, scores.me);
  return (
    <>
      <Asked {...props} />
      <div class="score-columns">
        <Position {...{ game, scores, sheet, orientation }} />
        <div class="score-main">
          <Difference {...{ game, scores, actions }} />
          {scores.open && <EntryForm {...props} />}
          <section class="panel pad" aria-labelledby="h-score-mine">
            <h2 id="h-score-mine">{t('score-mine')}</h2>
            <p class="muted small" role="status">
              {countText(scores)}
            </p>
            <Sheet
              {...{ scores, sheet }}
              variant={game.variant}
              caption={t('score-mine')}
              {...(scores.open && sheet.lines.length > standing(scores) && { actions })}
            />
          </section>
          <ToldBoth game={game} scores={scores} />
          <Claims {...props} />
          <Acts scores={scores} />
        </div>
        <div class="score-aside">
          <section class="panel pad" aria-labelledby="h-score-clocks">
            <h2 id="h-score-clocks">{t('score-clocks')}</h2>
            <p class="muted small">{t('score-clocks-text')}</p>
            <Clocks {...{ game, scores, sheet }} />
          </section>
          <Addresses scores={scores} game={game.id} />
        </div>
      </div>
      {dialogs}
    </>
  );
}

const standing = ({ stands, base }: Scores): number => stands - base;

/** How many half-moves stand, and how many the opponent has. */
function countText(scores: MyScores): string {
  const { entered } = mySheet(scores);
  const theirs = theirSheet(scores).entered;
  return t('score-count', { n: entered, stands: standing(scores), theirs });
}

/** What both have told of the position, once it was told. */
function ToldBoth({ game, scores }: Pick<Props, 'game' | 'scores'>) {
  const orientation = piecesOf(scores, scores.me);
  const told = [
    [t('score-told-mine'), mySheet(scores).position],
    [t('score-told-theirs'), theirSheet(scores).position],
  ] as const;
  if (!told.some(([, position]) => position)) return null;
  return (
    <section class="panel pad" aria-labelledby="h-score-told">
      <h2 id="h-score-told">{t('score-told')}</h2>
      {told.map(
        ([title, position]) =>
          position && (
            <div key={title} class="score-parts">
              <h3>
                <b>{title}</b>
              </h3>
              <Told told={position} variant={game.variant} orientation={orientation} />
            </div>
          ),
      )}
    </section>
  );
}
