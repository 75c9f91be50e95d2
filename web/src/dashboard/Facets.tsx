// Narrows the list down to a variant, or to what there is beside moves: each only where it finds something.
import type { GameRow } from '../api/types';
import { t } from '../i18n';
import { setQuery } from '../router';
import { KINDS, VARIANTS, isKind } from './order';
import type { Filters } from './useFilters';

interface Props {
  /** Those that may be shown, whatever is narrowed down. */
  games: readonly GameRow[];
  filters: Filters;
}

export function Facets({ games, filters }: Props) {
  const variants = VARIANTS.map((value) => ({
    ...{ key: 'variant', value, text: t(`variant-${value}`), pressed: filters.variant === value },
    n: games.filter(({ variant }) => variant === value).length,
  }));
  const kinds = KINDS.map((value) => ({
    ...{ key: 'only', value, text: t(`only-${value}`), pressed: filters.kind === value },
    n: games.filter((game) => isKind(game, value)).length,
  }));
  // What all games are tells none of them apart.
  const several = variants.filter(({ n }) => n > 0).length > 1;
  const useful = [
    ...variants.filter(({ n, pressed }) => pressed || (several && n > 0)),
    ...kinds.filter(({ n, pressed }) => pressed || n > 0),
  ];
  if (!useful.length) return null;
  return (
    <div class="facets" role="group" aria-label={t('only')}>
      {useful.map(({ key, value, text, pressed, n }) => (
        <button
          key={value}
          type="button"
          aria-pressed={pressed}
          onClick={() => setQuery({ [key]: pressed ? null : value })}
        >
          {text} <span class="n">{n}</span>
        </button>
      ))}
    </div>
  );
}
