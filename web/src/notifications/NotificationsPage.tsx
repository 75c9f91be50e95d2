// All that the reader was told in the last 60 days besides moves and reminders, the latest first.
import { useRef } from 'preact/hooks';
import { FollowedPart } from '../followed/FollowedPart';
import { num } from '../format';
import { t } from '../i18n';
import { useTitle } from '../title';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import { usePages } from '../ui/usePages';
import { Days } from './Days';
import { type NotificationList, askNotifications } from './api';
import { useSeen } from './useSeen';
import '../styles/notifications.css';

/** What of it is new the first page has told: by the time of the next one all of it is seen. */
const joined = (old: NotificationList, page: NotificationList): NotificationList => ({
  ...page,
  unread: old.unread,
  notifications: [...old.notifications, ...page.notifications],
});

export default function NotificationsPage() {
  useTitle(t('nav-notifications'));
  const { shown, problem, busy, load, more } = usePages<NotificationList>(
    '',
    askNotifications,
    joined,
  );
  const come = useSeen(shown);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!shown)
    return problem ? <Trouble problem={problem} onRetry={load} /> : <Skeleton height="70vh" />;
  const showCome = () => {
    // The button goes.
    heading.current?.focus();
    load();
  };
  return (
    <div class="notifications-page">
      <div class="head">
        <h1 ref={heading} tabIndex={-1}>
          {t('nav-notifications')}
        </h1>
        <p class="lede">{t('notifications-lede')}</p>
        <p class="lede">
          <a href="#followed">{t('followed-title')}</a>
        </p>
      </div>
      {come > 0 && (
        <p class="row">
          <button type="button" class="btn" aria-busy={busy} onClick={showCome}>
            {t('notifications-show', { n: come, shown: num(come) })}
          </button>
        </p>
      )}
      {problem && <Failure problem={problem} onRetry={more ? () => void more() : load} />}
      {shown.notifications.length === 0 ? (
        <Nothing />
      ) : (
        <Days list={shown} busy={busy} more={more} />
      )}
      <FollowedPart />
    </div>
  );
}

function Nothing() {
  return (
    <div class="empty panel">
      <h2>{t('notifications-none')}</h2>
      <p>{t('notifications-none-text')}</p>
      <p>
        <a href="/">{t('back-games')}</a>
      </p>
    </div>
  );
}
