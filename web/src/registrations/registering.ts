// Registering somebody: what is sent, and under which key.
import type { Values } from '../ui/Form';
import type { Language, RegisterPlayer } from './api';

/** What the pages themselves are in. */
export const languageOf = (code: string | undefined): Language => (code === 'cs' ? 'cs' : 'en');

type Content = Omit<RegisterPlayer, 'id'>;

export function contentOf(values: Values, another: boolean): Content {
  const { given_name = '', family_name = '', email = '', language } = values;
  return {
    given_name: given_name.trim(),
    family_name: family_name.trim(),
    email: email.trim() || null,
    language: languageOf(language),
    another,
  };
}

/** The field to which a code of the server belongs. */
export const FIELD_OF = {
  invalid_given_name: 'given_name',
  mixed_given_name: 'given_name',
  invalid_family_name: 'family_name',
  mixed_family_name: 'family_name',
  invalid_email: 'email',
  email_taken: 'email',
} as const;
