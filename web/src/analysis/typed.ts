// Reads a typed move against our own legal moves, in the letters of the reader and the variant.
import type { Legal } from '../api/types';
import { lettersOf } from '../board/letters';
import { type Reading, readMove } from '../board/moveInput';
import { lang } from '../i18n';
import type { Variant } from '../rules/rules';

export const readTyped = (text: string, legal: readonly Legal[], variant: Variant): Reading =>
  readMove(text, legal, lettersOf(lang.value, variant), variant);
