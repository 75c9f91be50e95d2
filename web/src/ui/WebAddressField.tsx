// A field for the address of a page on the web, and what is wrong with what stands in it.
import { t } from '../i18n';
import { Field } from './Field';
import type { Values } from './Form';

/** The server's limit, in characters. */
const LONGEST = 500;

interface Props {
  label: string;
  hint?: string | undefined;
  /** What stands in it at first. */
  value?: string | undefined;
}

export function WebAddressField({ label, hint, value }: Props) {
  return (
    <Field
      name="url"
      label={label}
      hint={hint}
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
      maxLength={LONGEST}
      defaultValue={value}
      required
    />
  );
}

/** For the check of a form that has the field. */
export const addressFault = ({ url = '' }: Values): Record<string, string> =>
  /^https?:\/\/\S+$/.test(url.trim()) ? {} : { url: t('matters-url-wrong') };
