// How the teams of a league are divided: for each division the sizes of its sections, and how many of each go up and
// down (TR-5.3-5.4).
import type { components } from '../api/schema';
import { t } from '../i18n';
import type { Values } from '../ui/Form';
import { PLAYERS_MAX, PLAYERS_MIN, sizesIn } from './proposal';

export type DivisionPlan = components['schemas']['DivisionPlan'];

/** Up to so many teams play in one section as long as the divisions have room. */
const FULL = 13;
/** What is proposed; where few play, a third of a section at most. */
const UP = 2;
const DOWN = 3;

const SIZES = { min: PLAYERS_MIN, max: PLAYERS_MAX };

/** No section can have more that go up, or down. */
export const MOVES_MAX = 31;

/** So many goods in so many boxes, the first ones having one more where they do not come out even. */
function spread(goods: number, boxes: number): number[] {
  const each = Math.floor(goods / boxes);
  return Array.from({ length: boxes }, (_, at) => each + (at < goods % boxes ? 1 : 0));
}

/** The sections of each division: the highest has one, the lowest the most. */
function sectionsOf(sections: number, divisions: number): number[] {
  if (divisions === 1) return [sections];
  return [1, ...spread(sections - 1, divisions - 1).reverse()];
}

/** How many go up and down from each section of a division, until the organiser says otherwise. */
export function usualMoves(division: number, divisions: number, size: number) {
  const third = Math.floor(size / 3);
  return {
    up: division === 0 ? 0 : Math.min(UP, third),
    down: division === divisions - 1 ? 0 : Math.min(DOWN, third),
  };
}

/** What is proposed for so many teams: sections as equal as can be. */
export function planFor(teams: number, divisions: number): DivisionPlan[] {
  const sections = Math.max(divisions, Math.ceil(teams / FULL));
  const sizes = spread(teams, sections);
  let from = 0;
  return sectionsOf(sections, divisions).map((many, division) => {
    const own = sizes.slice(from, from + many);
    from += many;
    return { sizes: own, ...usualMoves(division, divisions, Math.min(...own)) };
  });
}

/** The names of a division's fields in the form. */
export const fieldsOf = (division: number) => ({
  sizes: `sizes-${division}`,
  up: `up-${division}`,
  down: `down-${division}`,
});

/** What the fields say; a division of which nobody can go up or down has no field for it. */
export const plansIn = (values: Values, divisions: readonly string[]): DivisionPlan[] =>
  divisions.map((_, division) => {
    const { sizes, up, down } = fieldsOf(division);
    return {
      sizes: sizesIn(values[sizes] ?? '') ?? [],
      up: Number(values[up] ?? 0),
      down: Number(values[down] ?? 0),
    };
  });

/** Complaints by the name of the field. Every accepted team plays in some section. */
export function plansAreWrong(
  values: Values,
  divisions: readonly string[],
  accepted: number,
): Record<string, string> {
  const plans = plansIn(values, divisions);
  for (const [division, { sizes, up, down }] of plans.entries()) {
    const fields = fieldsOf(division);
    if (sizes.length === 0) return { [fields.sizes]: t('organise-sizes-wrong', SIZES) };
    if (up + down > Math.min(...sizes))
      return { [up ? fields.up : fields.down]: t('organise-moves-many') };
  }
  const sum = plans.flatMap(({ sizes }) => sizes).reduce((total, size) => total + size, 0);
  if (sum === accepted) return {};
  const last = fieldsOf(divisions.length - 1).sizes;
  return { [last]: t('organise-divisions-sum', { n: sum, all: accepted }) };
}
