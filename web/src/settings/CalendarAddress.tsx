// The private address of the calendar of deadlines: to copy, and to be made anew when somebody else
// has learnt of it.
import { useId, useRef, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';

interface Props {
  url: string;
  onRenew: () => Promise<Problem | null>;
}

export function CalendarAddress({ url, onRenew }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [news, setNews] = useState('');
  const [asking, setAsking] = useState(false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setNews(t('game-copied'));
    } catch {
      // No permission: the reader copies it by hand.
      field.current?.select();
      setNews(t('settings-copy-by-hand'));
    }
  };
  const renew = async () => {
    const problem = await onRenew();
    if (!problem) setNews(t('settings-calendar-renewed'));
    return problem;
  };
  return (
    <div class="form">
      <p>{t('settings-calendar-text')}</p>
      <div class="field">
        <label for={id}>{t('settings-calendar-address')}</label>
        <input
          id={id}
          ref={field}
          value={url}
          readOnly
          spellcheck={false}
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.currentTarget.select()}
        />
        <p class="field-hint" id={`${id}-hint`}>
          {t('settings-calendar-private')}
        </p>
      </div>
      <div class="row">
        <button type="button" class="btn primary" onClick={() => void copy()}>
          {t('game-copy')}
        </button>
        <button type="button" class="btn quiet" onClick={() => setAsking(true)}>
          {t('settings-calendar-renew')}
        </button>
        <span role="status" class="small">
          {news}
        </span>
      </div>
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
