// The way to what the reader was told, with how much of it is new.
import { num } from '../format';
import { t } from '../i18n';
import { Icon } from '../ui/Icon';

/** Nobody counts more than so many. */
const MOST = 99;

const numberOf = (unread: number): string => (unread > MOST ? `${MOST}+` : num(unread));

export const newsWords = (unread: number): string =>
  t('nav-notifications-new', { n: unread, shown: numberOf(unread) });

interface Props {
  unread: number;
  onClick: () => void;
}

export function News({ unread, onClick }: Props) {
  return (
    <a href="/notifications" onClick={onClick}>
      <Icon name="mail" />
      {t('nav-notifications')}
      {unread > 0 && (
        <>
          <b class="count" aria-hidden="true">
            {numberOf(unread)}
          </b>
          <span class="vh">{newsWords(unread)}</span>
        </>
      )}
    </a>
  );
}
