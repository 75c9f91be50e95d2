// Mails and the calendar of deadlines, which the server keeps; the rest of the page stands without it.
import { t } from '../i18n';
import { Skeleton } from '../ui/Skeleton';
import { Failure } from '../ui/Failure';
import { CalendarAddress } from './CalendarAddress';
import { MailForm } from './MailForm';
import type { useSettings } from './useSettings';

type Props = ReturnType<typeof useSettings>;

export function MailPart({ settings, problem, load, change, renewCalendar }: Props) {
  if (!settings) {
    const retry = () => void load();
    return problem ? <Failure problem={problem} onRetry={retry} /> : <Skeleton height="480px" />;
  }
  return (
    <>
      <MailForm settings={settings} onSend={change} />
      <h3 class="within">{t('settings-calendar')}</h3>
      <CalendarAddress url={settings.calendar_url} onRenew={renewCalendar} />
    </>
  );
}
