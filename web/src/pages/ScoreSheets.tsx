// The score of a game by post or e-mail (LAW-8.1): a player's own, or both for an official.
import { reasonText, score } from '../game/words';
import { t } from '../i18n';
import { sectionName } from '../sectionName';
import { isEnded, isMine } from '../score/lines';
import { OfficialScore } from '../score/OfficialScore';
import { PlayerScore } from '../score/PlayerScore';
import { useScores } from '../score/useScores';
import { useTitle } from '../title';
import { Cited } from '../ui/Cited';
import { Icon } from '../ui/Icon';
import { fullName } from '../ui/PlayerName';
import type { PageProps } from './pageProps';
import '../styles/score.css';

export function ScoreSheets({ id }: PageProps) {
  const { found, instead, put, load } = useScores(id);
  useTitle(t('score-title', { n: id }));
  if (!found) return instead;
  const { game, scores } = found;
  const over = game.ending !== null || isEnded(scores);
  const props = {
    game,
    scores,
    onScores: (next: typeof scores) => {
      put((old) => ({ ...old, scores: next }));
      // The game knows how it ended.
      if (isEnded(next) && !game.ending) void load();
    },
  };
  return (
    <div class="score-page">
      <div class="score-head">
        <p class="small">
          <a href={`/game/${id}`}>
            <Icon name="back" /> {t('game-number', { n: id })}
          </a>
        </p>
        <h1>
          {t('score-heading', {
            white: fullName(game.white.player),
            black: fullName(game.black.player),
          })}
        </h1>
        <p class="muted">{sectionName(game.section)}</p>
        <p class="muted small">
          <Cited text={t(isMine(scores) ? 'score-lede' : 'score-lede-desk')} />
        </p>
        {scores.reversed && (
          <p class="note">
            <Cited text={t('score-reversed')} />
          </p>
        )}
        {game.ending && (
          <p>
            <b>{score(game.ending)}</b> {reasonText(game.ending)}
          </p>
        )}
        {!scores.open && <p class="note">{t(over ? 'score-over' : 'score-closed')}</p>}
        {isMine(scores) && (scores.open || over) && (
          <p>
            <a href={`/game/${id}#h-reports`}>{t('score-to-report')}</a>
          </p>
        )}
      </div>
      {isMine(scores) ? <PlayerScore {...props} scores={scores} /> : <OfficialScore {...props} />}
    </div>
  );
}
