// When entries are taken, and when the games start and end.
import { useContext } from 'preact/hooks';
import { t } from '../i18n';
import { zone } from '../format';
import { ownTime } from './ownTime';
import { Editing, useDraft } from './DraftContext';
import type { FieldName } from './draft';
import { DraftMoment } from './fields';

export function StepDates() {
  const { elsewhere } = useContext(Editing);
  return (
    <>
      <p class="muted small">{t('organise-utc', { zone })}</p>
      <div class="pair">
        {!elsewhere && (
          <>
            <When name="entries_open_at" label={t('events-date-open')} />
            <When name="entries_close_at" label={t('events-date-close')} />
          </>
        )}
        <When name="starts_at" label={t('events-date-start')} />
        <When name="ends_at" label={t('events-date-end')} optional />
      </div>
      <p class="muted small">{t('organise-end-hint')}</p>
    </>
  );
}

interface Props {
  name: FieldName;
  label: string;
  optional?: boolean;
}

/** The same moment on the reader's clock stands below what is typed. */
export function When({ name, ...rest }: Props) {
  const [typed] = useDraft(name);
  return <DraftMoment {...rest} name={name} hint={ownTime(typed)} />;
}
