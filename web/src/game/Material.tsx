// Beside a name: the men that this side has taken, and by how much it is ahead. For listeners one
// sentence, beside the name of who is ahead.
import type { Color } from '../api/types';
import { lang, t } from '../i18n';
import { type Balance, MEN, type Men } from './men';
import { colorName } from './words';

const FIGURES = { queen: '♕', rook: '♖', bishop: '♗', knight: '♘', pawn: '♙' } as const;
/** Asks for the plain glyph, not the coloured emoji. */
const TEXT_STYLE = '\uFE0E';

interface Props {
  color: Color;
  taken: Record<Color, Men>;
  balance: Balance | null;
}

export function Material({ color, taken, balance }: Props) {
  const men = MEN.filter((man) => taken[color][man] > 0);
  const ahead = balance?.ahead === color ? balance : null;
  if (men.length === 0 && !ahead) return null;
  const sentence = ahead ? inWords(ahead) : '';
  return (
    <span class="material">
      <span class="taken" aria-hidden="true">
        {men.map((man) => (
          <span key={man}>
            <i class="fig">{FIGURES[man] + TEXT_STYLE}</i>
            {taken[color][man] > 1 && <small>{taken[color][man]}</small>}
          </span>
        ))}
      </span>
      {ahead && ahead.by > 0 && (
        <b aria-hidden="true" title={sentence}>
          +{ahead.by}
        </b>
      )}
      {ahead && <span class="vh">, {sentence}</span>}
    </span>
  );
}

/** "White is a pawn up", "White has a rook for a bishop and a pawn" */
function inWords({ ahead, more, less }: Balance): string {
  const who = colorName(ahead);
  const forIt = list(less);
  const what = list(more);
  return forIt ? t('material-for', { who, what, forIt }) : t('material-up', { who, what });
}

function list(men: Men): string {
  const parts = MEN.filter((man) => men[man] > 0).map((man) =>
    t(`material-${man}`, { n: men[man] }),
  );
  return new Intl.ListFormat(lang.value).format(parts);
}
