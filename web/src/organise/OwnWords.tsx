// Fields for the organiser's own words. They can be changed for as long as the event can be.
import { t } from '../i18n';
import { useDraft } from './DraftContext';
import { DraftText } from './fields';
import { ABOUT_MAX, PAYMENT_MAX } from './words';

/** What else there is to know. */
export const DraftAbout = () => (
  <DraftText
    name="about"
    label={t('organise-about')}
    hint={t('organise-about-hint')}
    rows={5}
    limit={ABOUT_MAX}
  />
);

/** How the fee is paid: asked where there is one. What was typed stays while the fee is typed again. */
export function DraftPayment() {
  const [fee] = useDraft('fee');
  if (!fee.trim()) return null;
  return (
    <DraftText
      name="payment"
      label={t('organise-payment')}
      hint={t('organise-payment-hint')}
      rows={3}
      limit={PAYMENT_MAX}
    />
  );
}
