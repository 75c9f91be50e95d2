// Every game of an explanation: who, how it ended, with which rating the opponent counts, and what
// becomes of it. On a phone each game is a card.
import type { ComponentChildren } from 'preact';
import { halves } from '../format';
import { t } from '../i18n';
import type { ExplainedGame, Explanation } from '../ratings/api';
import { decimal, ratingText, signed } from '../ratings/words';
import { Cited } from '../ui/Cited';
import { PlayerName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';

type Column = readonly [label: string, cell: (game: ExplainedGame) => ComponentChildren];

/** A fixed rating is changed by each game; the others come from an average of the opponents. */
const columnsOf = ({ average }: Explanation): Column[] => [
  [t('player-points'), ({ half_points }) => halves(half_points)],
  [t('player-opponent-rating'), (game) => <OpponentRating game={game} />],
  ...(average
    ? [[t('player-counted'), ({ counted }) => counted && decimal(counted)] satisfies Column]
    : [
        [
          t('player-difference'),
          ({ difference }) => difference !== null && signed(difference),
        ] satisfies Column,
        [t('player-expected'), ({ expected }) => expected && decimal(expected)] satisfies Column,
        [
          t('ratings-change'),
          ({ change }) => change && <b>{decimal(change, { sign: true })}</b>,
        ] satisfies Column,
      ]),
];

const OpponentRating = ({ game: { opponent_rating, source, rule } }: { game: ExplainedGame }) => (
  <>
    {ratingText(opponent_rating)}{' '}
    <span class="small muted">
      {t(`player-source-${source}`)} (<Cited text={rule} />)
    </span>
  </>
);

export function ExplainedGames({ why }: { why: Explanation }) {
  const columns = columnsOf(why);
  return (
    <table class="explained" role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {t('player-opponent')}
          </th>
          {columns.map(([label]) => (
            <th key={label} scope="col" role="columnheader">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {why.games.map((game, place) => (
          <tr key={place} role="row">
            <th scope="row" role="rowheader">
              {game.opponent && <PlayerName player={game.opponent} rating={false} link />}{' '}
              {game.game !== null && (
                <a class="small" href={`/game/${game.game}`}>
                  {t('player-game', { n: String(game.game) })}
                </a>
              )}{' '}
              {game.game === null && <Tag>{t('player-elsewhere')}</Tag>}{' '}
              {game.earlier && <Tag>{t('player-earlier')}</Tag>}
            </th>
            {columns.map(([label, cell]) => (
              <td key={label} role="cell" data-label={label}>
                {cell(game)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
