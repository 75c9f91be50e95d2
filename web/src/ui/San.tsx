// A move as the reader wants it: in figurines, letters or numbers. Where it is in figurines a
// screen reader gets letters.
import type { Variant } from '../api/types';
import { lettersOf } from '../board/letters';
import { inLetters, plainMove } from '../board/notation';
import { lang } from '../i18n';
import { prefs } from '../prefs';

const PIECES = 'KQRBN';
const FIGURES = '♔♕♖♗♘';
/** Asks for the plain glyph, not the coloured emoji. */
const TEXT_STYLE = '\uFE0E';

interface Props {
  san: string;
  iccf?: string | undefined;
  variant?: Variant;
}

export function San({ san, iccf, variant = 'chess' }: Props) {
  const { notation } = prefs.value;
  // Unicode has no figurines for Makruk.
  if (notation !== 'figurines' || variant === 'makruk' || !/[KQRBN]/.test(san)) {
    const reader = { notation, language: lang.value };
    return <span class="san">{plainMove({ san, iccf }, variant, reader)}</span>;
  }
  return (
    <span class="san">
      <span aria-hidden="true">
        {san.split(/([KQRBN])/).map((part) => {
          const index = part ? PIECES.indexOf(part) : -1;
          return index < 0 ? part : <i class="fig">{FIGURES.charAt(index) + TEXT_STYLE}</i>;
        })}
      </span>
      <span class="vh">{inLetters(san, lettersOf(lang.value, variant))}</span>
    </span>
  );
}
