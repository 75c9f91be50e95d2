// The games of a match, board by board: who has which colour, and how it stands.
import { t } from '../i18n';
import { PlayerName } from '../ui/PlayerName';
import { TeamName } from './TeamName';
import type { TeamMatch, TeamMatchGame, TeamTable, TeamTableLine } from './api';
import { resultOf } from './table';

interface Props {
  table: TeamTable;
  match: TeamMatch;
  first: TeamTableLine;
  second: TeamTableLine;
}

export function MatchGames({ table, match, first, second }: Props) {
  return (
    <table class="panel match-games" role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {t('teams-board')}
          </th>
          <th scope="col" role="columnheader">
            <TeamName team={first} />
          </th>
          <th scope="col" role="columnheader">
            {t('teams-result')}
          </th>
          <th scope="col" role="columnheader">
            <TeamName team={second} />
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {match.games.map((game) => (
          <tr key={game.game} role="row">
            <th scope="row" role="rowheader">
              <a href={`/section/${table.boards[game.board - 1]}`}>
                {t('section-board', { n: String(game.board) })}
              </a>
            </th>
            <td role="cell">
              <Side line={first} game={game} white={game.first_is_white} />
            </td>
            <td role="cell" class="result">
              <Result game={game} />
            </td>
            <td role="cell">
              <Side line={second} game={game} white={!game.first_is_white} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SideProps {
  line: TeamTableLine;
  game: TeamMatchGame;
  white: boolean;
}

function Side({ line, game, white }: SideProps) {
  const player = line.players[game.board - 1];
  return (
    <span class="side">
      <i class={`hue ${white ? 'white' : 'black'}`} aria-hidden="true" />
      {player && <PlayerName player={player} link />}
      <span class="vh">, {t(white ? 'section-white' : 'section-black')}</span>
    </span>
  );
}

function Result({ game }: { game: TeamMatchGame }) {
  const { flag, may_see: open } = game;
  const result = resultOf(game);
  const told = (
    <>
      {flag === 'C' ? t('section-flag-C') : (result ?? t('teams-running'))}
      {flag && flag !== 'C' && (
        <sup title={t(`section-flag-${flag}`)}>
          <span aria-hidden="true">{flag}</span>
          <span class="vh">, {t(`section-flag-${flag}`)}</span>
        </sup>
      )}
    </>
  );
  return open ? <a href={`/game/${game.game}`}>{told}</a> : <span>{told}</span>;
}
