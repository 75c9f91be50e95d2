// The card to the opponent, to be printed on A6: the last moves with their days, the position, the address.
import { MiniBoard } from '../board/MiniBoard';
import { t } from '../i18n';
import type { MyScores } from '../score/api';
import { onCard } from '../score/card';
import {
  dayText,
  daysText,
  fenOf,
  isMine,
  labelOf,
  mySheet,
  piecesOf,
  theirSheet,
} from '../score/lines';
import { positionText } from '../score/Position';
import { useScores } from '../score/useScores';
import { sectionName } from '../sectionName';
import { useTitle } from '../title';
import type { Game } from '../api/types';
import { other } from '../game/ply';
import { plainSan } from '../game/words';
import { forbidden } from '../api/problem';
import { Icon } from '../ui/Icon';
import { isolated } from '../ui/isolated';
import { nameOf } from '../ui/PlayerName';
import { Trouble } from '../ui/Trouble';
import type { PageProps } from './pageProps';
import '../styles/score.css';
import '../styles/score-card.css';

/** The letters of every name are there before the card is made. */
const printed = async () => {
  await document.fonts.ready;
  print();
};

export function ScoreCard({ id }: PageProps) {
  const { found, instead } = useScores(id);
  useTitle(t('card-title', { n: id }));
  if (!found) return instead;
  const { game, scores } = found;
  if (!isMine(scores)) return <Trouble problem={forbidden()} />;
  return (
    <div class="score-page">
      <div class="score-head card-tools">
        <p class="small">
          <a href={`/game/${id}/score`}>
            <Icon name="back" /> {t('card-back')}
          </a>
        </p>
        <h1>{t('card-title', { n: id })}</h1>
        <p class="muted">{t('card-text')}</p>
        {!theirSheet(scores).address && <p class="note">{t('card-no-address')}</p>}
        <p>
          <button type="button" class="btn primary" onClick={() => void printed()}>
            <Icon name="print" />
            {t('card-print')}
          </button>
        </p>
      </div>
      <Card game={game} scores={scores} />
    </div>
  );
}

function Card({ game, scores }: { game: Game; scores: MyScores }) {
  const sheet = mySheet(scores);
  const opponent = game[other(scores.me)].player;
  const me = game[scores.me].player;
  const last = sheet.lines.at(-1);
  return (
    <article class="scorecard" aria-label={t('card-title', { n: String(game.id) })}>
      <div class="scorecard-game">
        <p class="scorecard-event">
          <b>{sectionName(game.section)}</b> · {t('game-number', { n: String(game.id) })}
          <br />
          <bdi>{isolated(nameOf(game.white.player))}</bdi> –{' '}
          <bdi>{isolated(nameOf(game.black.player))}</bdi>
        </p>
        <Moves game={game} scores={scores} />
        <figure>
          <MiniBoard
            variant={game.variant}
            fen={fenOf(scores, sheet)}
            orientation={piecesOf(scores, scores.me)}
            last={last?.uci ?? null}
          />
          <figcaption>{positionText(scores, sheet, game)}</figcaption>
        </figure>
      </div>
      <div class="scorecard-side">
        <p class="scorecard-stamp" aria-hidden="true" />
        <address class="scorecard-to">
          {theirSheet(scores).address ?? <bdi>{isolated(nameOf(opponent))}</bdi>}
        </address>
        {last?.by === scores.me && last.draw_offered && (
          <p class="scorecard-draw">{t('card-draw')}</p>
        )}
        <p class="scorecard-from">
          {t('card-from')} {sheet.address ?? <bdi>{isolated(nameOf(me))}</bdi>}
        </p>
      </div>
    </article>
  );
}

const FACTS = ['arrived', 'sent', 'days', 'total'] as const;

function Moves({ game, scores }: { game: Game; scores: MyScores }) {
  const shown = onCard(scores);
  if (!shown.length) return <p>{t('card-no-moves')}</p>;
  const fact = (name: (typeof FACTS)[number], { line, total }: (typeof shown)[number]) => {
    if (name === 'days') return daysText(line.days);
    if (name === 'total') return daysText(total);
    return dayText(name === 'arrived' ? line.arrived_on : line.sent_on);
  };
  return (
    <table class="scorecard-moves">
      <thead>
        <tr>
          <td />
          {shown.map(({ line }) => (
            <th key={line.half_move} scope="col">
              {t(line.by === scores.me ? 'card-mine' : 'card-yours')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr class="of-move">
          <th scope="row">{t('score-column-move')}</th>
          {shown.map(({ line }) => (
            <td key={line.half_move}>
              {labelOf(scores, line.half_move)} <b>{line.iccf}</b>{' '}
              <span>
                {plainSan({ san: line.san }, game.variant)}
                {line.draw_offered && ' (=)'}
              </span>
            </td>
          ))}
        </tr>
        {FACTS.map((name) => (
          <tr key={name}>
            <th scope="row">{t(`card-${name}`)}</th>
            {shown.map((each) => (
              <td key={each.line.half_move}>{fact(name, each)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
