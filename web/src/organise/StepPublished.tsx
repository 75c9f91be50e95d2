// All that can still be changed once the start lists are published.
import { t } from '../i18n';
import { DraftField, DraftPlayer } from './fields';
import { DraftAbout, DraftPayment } from './OwnWords';
import { When } from './StepDates';

export function StepPublished() {
  return (
    <>
      <p class="note">{t('organise-published')}</p>
      <DraftField name="name" label={t('organise-name')} maxLength={120} required />
      <DraftPlayer name="director" label={t('organise-director')} />
      <When name="ends_at" label={t('events-date-end')} optional />
      <DraftAbout />
      <DraftPayment />
    </>
  );
}
