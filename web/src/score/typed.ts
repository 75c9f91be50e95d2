// A move as it was typed, in the spelling of the server: SAN with English letters, UCI or ICCF numbers.
import type { Variant } from '../api/types';
import { lettersOf } from '../board/letters';
import { splitOffer } from '../board/moveInput';

/** The sign of a draw offer behind a move (LAW-8.1). */
const OFFER = ' (=)';

const FIGURES: Readonly<Record<string, string>> = {
  '♔': 'K',
  '♕': 'Q',
  '♖': 'R',
  '♗': 'B',
  '♘': 'N',
};

/** Takes away the move's number and everything that carries no choice. */
const bare = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\uFE0E\uFE0F\u2060\u200B]/g, '')
    .replace(/[♔♕♖♗♘]/g, (figure) => FIGURES[figure] ?? figure)
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/^\s*\d{1,3}\s*(?:[.…]+\s*)+/, '')
    .trim();

/** The move in a field; `language` is that of the reader, whose letters it may have. */
export function typedMove(text: string, language: string, variant: Variant): string {
  const letters = lettersOf(language, variant);
  const english = (letter: string) => letters[letter.toUpperCase()] ?? letter;
  return (
    bare(splitOffer(text).move)
      // A small letter is a file where there is such a file.
      .replace(/^[A-Zi-z]/, (letter) => english(letter))
      .replace(/(?<=[a-h][18]\s*[=(]?\s*)[A-Zi-z]/, (letter) => english(letter))
  );
}

/** The move of a form: its field, and the box about the draw. */
export function moveOf(text: string, offered: boolean, language: string, variant: Variant): string {
  const move = typedMove(text, language, variant);
  return offered || splitOffer(text.trim()).offer ? move + OFFER : move;
}
