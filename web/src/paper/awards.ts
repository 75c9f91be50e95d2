// For what diplomas and certificates are given: the lines of final tables in words.
import type { EventView, SectionView } from '../events/api';
import { sectionText } from '../sectionName';
import { t } from '../i18n';
import type { TeamTable, TeamTables } from '../teams/api';
import { tableName } from '../teams/table';
import { federationName } from '../ui/federations';
import { isolated } from '../ui/isolated';
import { type Award, playerAward } from './Diploma';
import { finishers, onFirst, spanOf } from './places';
import { finalSince, forPlace, inSentence, placeText, scoreText } from './words';

export function playerDiplomas(event: EventView, table: SectionView, places: number): Award[] {
  return onFirst(table.players, places).map((line) => ({
    ...playerAward(line.player),
    ...{ players: [], team: null },
    key: `${table.id}-${line.number}`,
    place: forPlace(spanOf(line, table.players)),
    score: scoreText(line.half_points, line.games),
    section: inSentence(sectionText(table.name), table.name),
    day: finalSince(event, [table]),
  }));
}

/** Under which a team table is chosen. */
export const tableKey = ({ boards, name }: TeamTable): string => String(boards[0] ?? name);

export function teamDiplomas(
  event: EventView,
  table: TeamTable,
  { places, byBoards }: { places: number; byBoards: boolean },
): Award[] {
  return onFirst(table.teams, places).map((line) => {
    const boards = scoreText(line.half_points, line.games);
    const matches = t('events-final-match-points', { n: line.match_points });
    return {
      key: `${tableKey(table)}-${line.number}`,
      name: isolated(line.name),
      from: line.federation ? federationName(line.federation) : '',
      ...{ players: line.players, team: null },
      place: forPlace(spanOf(line, table.teams)),
      score: byBoards ? boards : `${matches}, ${boards}`,
      section: table.division ? tableName(table) : inSentence(tableName(table), table.name),
      day: finalSince(event, []),
    };
  });
}

/** The team with a start number, where the section is one of its boards. */
export function teamOn(tables: TeamTables | null, section: number, number: number): string | null {
  const table = tables?.sections.find(({ boards }) => boards.includes(section));
  return table?.teams.find((team) => team.number === number)?.name ?? null;
}

export function certificates(
  event: EventView,
  table: SectionView,
  teams: TeamTables | null,
): (Award & { player: SectionView['players'][number]['player'] })[] {
  return finishers(table.players).map((line) => ({
    ...playerAward(line.player),
    players: [],
    player: line.player,
    team: teamOn(teams, table.id, line.number),
    key: `${table.id}-${line.number}`,
    place: placeText(spanOf(line, table.players)),
    score: scoreText(line.half_points, line.games),
    section: inSentence(sectionText(table.name), table.name),
    day: finalSince(event, [table]),
  }));
}
