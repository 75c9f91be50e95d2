// A game as an official has to know it: both players' clocks and leave, the position, the last moves.
import type { Interval } from '../api/types';
import { MiniBoard } from '../board/MiniBoard';
import { colorText } from '../decisions/words';
import { date, day } from '../format';
import { Cited } from '../ui/Cited';
import { When } from '../ui/When';
import { days, endsText, leftText } from '../clockWords';
import { capital } from '../events/capital';
import { reasonText, score } from '../game/words';
import { t } from '../i18n';
import { PlayerName } from '../ui/PlayerName';
import type { GameFacts, SideFacts } from '../decisions/api';

/** Leave that is shown: the latest. */
const LEAVE_SHOWN = 4;

/** Days of leave begin and end at midnight in UTC: the last one is the day before. */
const span = ({ from, until }: Interval): string =>
  `${day(from.slice(0, 10))} – ${day(new Date(Date.parse(until) - 1).toISOString().slice(0, 10))}`;

export function FactsView({ facts }: { facts: GameFacts }) {
  const { white, black, silence, ending, moves, turn, ends_first: ends } = facts;
  // No clock of a game that is played elsewhere runs here: what it shows would be told of nothing.
  const clocks: [string, (side: SideFacts) => string | string[]][] = [
    ['facts-left', ({ clock }) => leftText(clock)],
    ['facts-used', ({ clock }) => days(clock.days_used)],
    ['facts-to-go', ({ clock }) => (clock.moves_to_go === null ? '–' : String(clock.moves_to_go))],
    ['facts-leave', ({ leave }) => leave.slice(-LEAVE_SHOWN).map(span)],
  ];
  const rows = facts.standing === 'elsewhere' ? [] : clocks;
  return (
    <>
      {ending && (
        <p>
          <b>{score(ending)}</b> {reasonText(ending)}{' '}
          <span class="muted small">
            {date(ending.at)} · <Cited text={ending.rule} />
          </span>
        </p>
      )}
      <table class="sides">
        <thead>
          <tr>
            <td />
            {(['white', 'black'] as const).map((color) => (
              <th key={color} scope="col">
                <span class="line muted">{colorText(color)}</span>
                <PlayerName player={facts[color].player} short rating={false} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('facts-number')}</th>
            <td>{white.player.id}</td>
            <td>{black.player.id}</td>
          </tr>
          {rows.map(([name, cell]) => (
            <tr key={name}>
              <th scope="row">{t(name)}</th>
              {[white, black].map((side) => (
                <td key={side.player.id}>
                  {[cell(side)].flat().map((line) => (
                    <span key={line} class="line">
                      {line}
                    </span>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {facts.standing !== 'elsewhere' && (
        <p class="small">
          {!ending && `${t('facts-turn', { color: turn })} `}
          {t('facts-since-move', { n: facts.days_since_move })}
          {silence && silence.days > 0 && !ending && ` ${t('facts-silence', { n: silence.days })}`}
          {ends && (
            <>
              {' '}
              <When
                at={ends.at}
                text={(when) => capital(endsText(ends.by, when, ends.seconds <= 0))}
                both
              />
            </>
          )}
        </p>
      )}
      <div class="facts-board">
        <MiniBoard variant={facts.variant} fen={facts.fen} />
      </div>
      {moves.length === 0 ? (
        <p class="muted small">{t('facts-no-moves')}</p>
      ) : (
        <ol class="last-moves" aria-label={t('facts-moves')}>
          {moves.map((move, place) => (
            <li key={place}>
              <b>{move.san}</b>{' '}
              <span class="muted">
                {date(move.at)}
                {move.charged_days > 0 && ` (${days(move.charged_days)})`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
