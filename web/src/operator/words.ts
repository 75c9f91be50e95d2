// What is said of whoever runs the site, and what is sent.
import type { Operator } from '../api/types';
import { t } from '../i18n';
import type { Values } from '../ui/Form';
import { isolated } from '../ui/isolated';

/** The server's limits, in characters. */
export const LONGEST = { name: 120, contact: 200, address: 300 } as const;

/** The field to which a code of the server belongs. */
export const FIELD_OF = {
  operator_name: 'name',
  operator_contact: 'contact',
  operator_address: 'address',
} as const;

const isPage = (contact: string): boolean => /^https:\/\/[^\s/]/.test(contact);

/** It is looked at more closely by the server. */
const isEmail = (contact: string): boolean => /^[^\s@]+@[^\s@]+$/.test(contact);

/** Where the contact leads; null: it is shown without a link. */
export function contactLink(contact: string): string | null {
  if (isPage(contact)) return contact;
  // What has a meaning of its own in such an address is part of the mailbox here.
  return isEmail(contact) ? `mailto:${encodeURIComponent(contact).replace('%40', '@')}` : null;
}

/** The full stop of "z. s." is the one of the sentence, too. */
export const runByText = ({ name }: Operator): string =>
  t('operator-run-by', { name: isolated(name.replace(/\.$/, '')) });

/** What the fields say; an address that is left out is none. */
export const operatorOf = ({ name = '', contact = '', address = '' }: Values): Operator => ({
  name: name.trim(),
  contact: contact.trim(),
  address: address.trim() || null,
});

/** Complaints by the name of the field. */
export function faultsIn(values: Values): Record<string, string> {
  const { name, contact } = operatorOf(values);
  return {
    ...(!name && { name: t('field-required') }),
    ...(contactLink(contact) === null && { contact: t('error-operator-contact') }),
  };
}
