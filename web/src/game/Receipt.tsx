// The server's signed word that the move was received: to copy, to keep, to check anywhere.
import { useRef } from 'preact/hooks';
import type { Sent } from '../api/types';
import { dateTime, utc } from '../format';
import { t } from '../i18n';
import { useCopy } from '../ui/useCopy';
import { saveAs } from './download';

interface Props {
  game: number;
  sent: Sent;
}

export function Receipt({ game, sent }: Props) {
  const text = useRef<HTMLElement>(null);
  const { copy, news } = useCopy(sent.receipt, text);
  const save = () => {
    const file = `${JSON.stringify({ game, ...sent }, null, 2)}\n`;
    saveAs(new Blob([file], { type: 'application/json' }), `posthorn-${game}-${sent.ply}.json`);
  };
  return (
    <details class="more receipt">
      <summary>{t('game-receipt')}</summary>
      <p class="small">{t('game-receipt-text')}</p>
      <dl class="kv">
        <dt>{t('game-receipt-at')}</dt>
        <dd>
          <time dateTime={sent.at}>
            {dateTime(sent.at)} ({utc(sent.at)})
          </time>
        </dd>
        <dt>{t('game-receipt-hash')}</dt>
        <dd>
          <code>{sent.hash}</code>
        </dd>
        <dt>{t('game-receipt-jws')}</dt>
        <dd>
          <code ref={text}>{sent.receipt}</code>
        </dd>
      </dl>
      <div class="row">
        <button type="button" class="btn" onClick={() => void copy()}>
          {t('game-copy')}
        </button>
        <button type="button" class="btn quiet" onClick={save}>
          {t('game-save')}
        </button>
        <span role="status" class="small">
          {news}
        </span>
      </div>
    </details>
  );
}
