// The private address of the calendar of deadlines: to copy, and to be made again when somebody else
// has learnt of it.
import { useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { CopyField } from '../ui/CopyField';

interface Props {
  url: string;
  onRenew: () => Promise<Problem | null>;
}

export function CalendarAddress({ url, onRenew }: Props) {
  const [news, setNews] = useState('');
  const [asking, setAsking] = useState(false);

  const renew = async () => {
    const problem = await onRenew();
    if (!problem) setNews(t('settings-calendar-renewed'));
    return problem;
  };
  return (
    <div class="form">
      <p>{t('settings-calendar-text')}</p>
      <CopyField
        label={t('settings-calendar-address')}
        value={url}
        hint={t('settings-calendar-private')}
        news={news}
      >
        <button type="button" class="btn quiet" onClick={() => setAsking(true)}>
          {t('settings-calendar-renew')}
        </button>
      </CopyField>
      <p class="muted small">{t('settings-calendar-how')}</p>
      <Confirm
        open={asking}
        title={t('settings-calendar-renew-title')}
        text={t('settings-calendar-renew-text')}
        action={t('settings-calendar-renew-action')}
        onConfirm={renew}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
