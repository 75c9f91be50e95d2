// A move in figurines or in the reader's own piece letters; a screen reader always gets letters.
import { type PieceLetters, lettersOf } from '../board/letters';
import { lang } from '../i18n';
import { prefs } from '../prefs';

const PIECES = 'KQRBN';
const FIGURES = '♔♕♖♗♘';
/** Asks for the plain glyph, not the coloured emoji. */
const TEXT_STYLE = '\uFE0E';

/** Nd2 → Jd2 for a Czech reader. */
export function inLetters(san: string, letters: PieceLetters): string {
  const own = new Map(Object.entries(letters).map(([letter, piece]) => [piece as string, letter]));
  return san.replace(/[KQRBN]/g, (piece) => own.get(piece) ?? piece);
}

export function San({ san }: { san: string }) {
  const letters = inLetters(san, lettersOf(lang.value));
  if (prefs.value.notation === 'letters' || !/[KQRBN]/.test(san)) {
    return <span class="san">{letters}</span>;
  }
  return (
    <span class="san">
      <span aria-hidden="true">
        {san.split(/([KQRBN])/).map((part) => {
          const index = part ? PIECES.indexOf(part) : -1;
          return index < 0 ? part : <i class="fig">{FIGURES.charAt(index) + TEXT_STYLE}</i>;
        })}
      </span>
      <span class="vh">{letters}</span>
    </span>
  );
}
