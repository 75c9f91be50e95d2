// What stands in one square of a Swiss table, as players write it: the opponent's number, the colour, the result.
import { halves } from '../format';
import { t } from '../i18n';
import { Result } from '../section/ResultCell';
import { fullName } from '../ui/PlayerName';
import type { Numbered, SwissCell } from './swissLines';

interface Props {
  cell: SwissCell;
  round: number;
  /** None with a bye, and where nobody is known yet. */
  met: Numbered | undefined;
  /** Where it is in the table: "row-column-game". */
  place: string;
  /** Whether Tab leads to it. */
  stop: boolean;
}

export function SwissResult({ cell, round, met, place, stop }: Props) {
  const { section, color, half_points: points, flag } = cell;
  const bye = color === null && points !== null;
  const shared = { href: `/section/${section}`, 'data-at': place, tabIndex: stop ? 0 : -1 };
  if (bye)
    return (
      <a {...shared} class="result bye">
        <span class="vh">{t('events-swiss-table-round', { n: round })}: </span>
        <span class="op">{t('events-swiss-table-bye')}</span> {halves(points)}
      </a>
    );
  return (
    <a {...shared} class={`result p${points ?? 'x'}`}>
      <span class="vh">{label(round, color, met)} </span>
      <span class="op" aria-hidden="true" title={met && fullName(met.player)}>
        {met?.number}
      </span>
      <Result points={points} flag={flag} />
      {color && <i class={`hue ${color}`} aria-hidden="true" />}
    </a>
  );
}

/** Whom the player meets, before the result is said. */
function label(round: number, color: SwissCell['color'], met: Numbered | undefined): string {
  if (!color || !met) return `${t('events-swiss-table-round', { n: round })}:`;
  const who = fullName(met.player);
  const words = { round, who, n: met.number, color: t(`section-${color}`) };
  return t('events-swiss-table-met', words);
}
