// What the organiser says in words of their own: about the event, and to whoever has the fee to pay.
import { useRef } from 'preact/hooks';
import { t } from '../i18n';
import { CopyRow } from '../ui/CopyRow';
import { Linked } from '../ui/Linked';
import type { Announcement, Entry } from './api';

/** A text in lines of its own, with links. */
export const Said = ({ text }: { text: string }) => (
  <p class="pre">
    <Linked text={text} />
  </p>
);

/** As a panel; nothing where nothing is said. */
export function About({ announcement: { about } }: { announcement: Announcement }) {
  if (!about) return null;
  return (
    <section class="panel pad" aria-labelledby="h-about">
      <h2 id="h-about">{t('events-about')}</h2>
      <Said text={about} />
    </section>
  );
}

/** Whether the fee is still to be paid by who has entered. */
export const owesFee = ({ fee_paid_at, free, confirmed_at }: Entry): boolean =>
  !fee_paid_at && !free && !confirmed_at;

interface Props {
  announcement: Announcement;
  /** The number by which the organiser finds the payment in the account's list. */
  player: number;
}

/** How the fee is paid; nothing where there is none, or where it is not said. */
export function HowToPay({ announcement: { fee, payment }, player }: Props) {
  const text = useRef<HTMLParagraphElement>(null);
  if (!fee || !payment) return null;
  return (
    <div class="note how-to-pay">
      <h3>{t('events-payment')}</h3>
      <p class="pre" ref={text}>
        <Linked text={payment} />
      </p>
      <p>{t('events-payment-number', { n: String(player) })}</p>
      <CopyRow label={t('events-payment')} text={payment} place={text} />
    </div>
  );
}
