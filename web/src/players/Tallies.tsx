// A table of games by what they have in common: how many, and what came of them. Each line leads to its games.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { ResultBar } from '../archive/ResultBar';
import type { Score } from '../archive/types';
import { amounts, tally } from '../archive/words';
import { day, num } from '../format';
import { t } from '../i18n';
import { useMoreRows } from '../ui/useMoreRows';

/** The rest is asked for by few. */
const SHOWN = 8;

export interface Line {
  key: string | number;
  name: ComponentChildren;
  /** Where its games are; none where they cannot be asked for. */
  href?: string;
  /** What the name stands for has a page of its own, to which it leads: then their number leads to the games. */
  gamesOf?: string;
  score: Score;
  /** When the last of them ended. */
  last?: string;
}

interface Props {
  id: string;
  title: string;
  /** What the lines are. */
  column: string;
  lines: readonly Line[];
  /** Stands above the others. */
  total?: Line;
  /** Stands below all of them: what they leave of the total. */
  rest?: Line | null;
  /** What shows the rest. */
  more: string;
  /** Told below all of them. */
  children?: ComponentChildren;
}

export function Tallies({ id, title, column, lines, total, rest, more, children }: Props) {
  const [all, setAll] = useState(false);
  const shown = all ? lines : lines.slice(0, SHOWN);
  const showAll = () => Promise.resolve(setAll(true));
  const { body, more: press } = useMoreRows(shown.length, showAll, false);
  const dated = lines.some(({ last }) => last);
  const isCut = shown.length < lines.length;
  return (
    <div class="tally-part">
      <h3 id={id}>{title}</h3>
      <table class="tallies" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col" class="r">
              {t('archive-games')}
            </th>
            <th scope="col">{t('archive-results')}</th>
            {dated && (
              <th scope="col" class="r">
                {t('record-last')}
              </th>
            )}
          </tr>
        </thead>
        {total && (
          <tbody class="total">
            <Row line={total} />
          </tbody>
        )}
        <tbody ref={body}>
          {shown.map((line) => (
            <Row key={line.key} line={line} />
          ))}
          {rest && !isCut && <Row key={rest.key} line={rest} />}
        </tbody>
      </table>
      {isCut && (
        <p class="row">
          <button type="button" class="btn" onClick={press}>
            {more}
          </button>
        </p>
      )}
      {!isCut && children}
    </div>
  );
}

function Row({ line: { name, href, gamesOf, score, last } }: { line: Line }) {
  const games = num(score.games);
  return (
    <tr>
      <th scope="row">{href && !gamesOf ? <a href={href}>{name}</a> : name}</th>
      <td class="r">
        {gamesOf ? (
          <a href={href}>
            {games}
            <span class="vh"> – {gamesOf}</span>
          </a>
        ) : (
          games
        )}
      </td>
      <td>
        <span class="outcome">
          <span class="outcome-bar">
            <ResultBar counts={countsOf(score)} words={t('player-record', amounts(score))} />
          </span>
          <span class="outcome-text" aria-hidden="true">
            {tally(score)}
          </span>
        </span>
      </td>
      {last && (
        <td class="r">
          <time dateTime={last}>{day(last.slice(0, 10))}</time>
        </td>
      )}
    </tr>
  );
}

/** The bar begins with the player's wins, as the results above on the page do. */
const countsOf = ({ games, won, drawn, lost }: Score) => ({
  games,
  white_wins: won,
  draws: drawn,
  black_wins: lost,
});
