// What the organiser says in words of their own: about the event, and to whoever has the fee to pay.
import { useRef } from 'preact/hooks';
import { t } from '../i18n';
import { Linked } from '../ui/Linked';
import { useCopy } from '../ui/useCopy';
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
  const { copy, news } = useCopy(payment ?? '', text);
  if (!fee || !payment) return null;
  return (
    <div class="note how-to-pay">
      <h3>{t('events-payment')}</h3>
      <p class="pre" ref={text}>
        <Linked text={payment} />
      </p>
      <p>{t('events-payment-number', { n: String(player) })}</p>
      <div class="row">
        <button type="button" class="btn" onClick={() => void copy()}>
          {t('game-copy')}
          <span class="vh">: {t('events-payment')}</span>
        </button>
        <span role="status" class="small">
          {news}
        </span>
      </div>
    </div>
  );
}
