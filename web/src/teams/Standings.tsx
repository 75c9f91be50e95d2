// The table of a section of teams: places, points of the boards and of the matches, and each board's points.
import { halves } from '../format';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { TeamName } from './TeamName';
import type { Movement, TeamTable, TeamTableLine } from './api';
import { byPlace } from './table';

interface Props {
  table: TeamTable;
  /** The points of the boards come first, those of the matches otherwise. */
  byBoards: boolean;
  /** Of the section. */
  name: string;
}

export function Standings({ table, byBoards, name }: Props) {
  const points = [
    ['boards', (line: TeamTableLine) => halves(line.half_points)],
    ['matches', (line: TeamTableLine) => String(line.match_points)],
  ] as const;
  const ordered = byBoards ? points : points.toReversed();
  const lines = byPlace(table.teams);
  const zones = lines.map(({ movement }) => movement);
  return (
    <>
      <p class="small muted">
        <Cited text={t(byBoards ? 'teams-order-boards' : 'teams-order-matches')} />
      </p>
      <div class="tt-scroll" tabIndex={0} role="region" aria-label={t('teams-table-of', { name })}>
        <table class="tt">
          <thead>
            <tr>
              <th scope="col">{t('section-place')}</th>
              <th scope="col" class="nm">
                {t('teams-team')}
              </th>
              {ordered.map(([kind]) => (
                <th key={kind} scope="col">
                  {t(`teams-points-${kind}`)}
                </th>
              ))}
              <th scope="col">{t('teams-played')}</th>
              <th scope="col">{t('section-left')}</th>
              {table.boards.map((section, at) => (
                <th key={section} scope="col">
                  <a href={`/section/${section}`} title={t('section-board', { n: String(at + 1) })}>
                    <span aria-hidden="true">{t('teams-board-short', { n: String(at + 1) })}</span>
                    <span class="vh">{t('section-board', { n: String(at + 1) })}</span>
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              <tr key={line.team} class={isEdge(zones, at) ? 'edge' : undefined}>
                <td>
                  {line.place}
                  {line.shared && <abbr title={t('section-shared')}>=</abbr>}
                  <Zone movement={zones[at] ?? null} />
                </td>
                <th scope="row" class="nm">
                  <TeamName team={line} />
                </th>
                {ordered.map(([kind, told], at) => (
                  <td key={kind} class={at === 0 ? 'first' : undefined}>
                    {told(line)}
                  </td>
                ))}
                <td>{line.matches}</td>
                <td>{line.unfinished || ''}</td>
                {line.board_half_points.map((half, at) => (
                  <td key={at}>{halves(half)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {table.division !== null && <WhoMoves table={table} />}
    </>
  );
}

/** A row above which another zone ends. */
const isEdge = (zones: readonly (Movement | null)[], at: number): boolean =>
  at > 0 && zones[at] !== zones[at - 1];

function Zone({ movement }: { movement: Movement | null }) {
  if (movement !== 'up' && movement !== 'down') return null;
  return (
    <span class={`zone ${movement}`} title={t(`teams-zone-${movement}`)}>
      <span aria-hidden="true">{movement === 'up' ? '▲' : '▼'}</span>
      <span class="vh"> {t(`teams-zone-${movement}`)}</span>
    </span>
  );
}

function WhoMoves({ table: { up, down } }: { table: TeamTable }) {
  if (!up && !down) return null;
  const kind = up && down ? 'both' : up ? 'up' : 'down';
  return (
    <p class="small muted">
      <Cited text={t(`teams-zones-${kind}`, { up, down })} />
    </p>
  );
}
