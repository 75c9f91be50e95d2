// How whoever runs the site is reached: by email, or on a page of theirs.
import { WebAddress } from '../ui/WebAddress';
import { contactLink } from './words';

export function Contact({ contact }: { contact: string }) {
  const link = contactLink(contact);
  if (!link?.startsWith('mailto:')) return <WebAddress url={contact} />;
  return <a href={link}>{contact}</a>;
}
