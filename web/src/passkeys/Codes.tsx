// Recovery codes: how many are left, new ones, and the only sight of them, to be printed or copied.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { useCopy } from '../ui/useCopy';

/** The only sight of the codes: it comes into view by itself. */
export function NewCodes({ codes }: { codes: readonly string[] }) {
  const box = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { copy, news } = useCopy(codes.join('\n'), list);
  useEffect(() => box.current?.focus(), [codes]);
  return (
    <section class="panel pad made codes" ref={box} tabIndex={-1} aria-labelledby="h-codes-new">
      <h2 id="h-codes-new">{t('passkeys-codes-new')}</h2>
      <p>{t('passkeys-codes-once')}</p>
      <ol ref={list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div class="row">
        <button type="button" class="btn primary" onClick={() => window.print()}>
          {t('passkeys-codes-print')}
        </button>
        <button type="button" class="btn" onClick={() => void copy()}>
          {t('game-copy')}
        </button>
        <span role="status" class="small">
          {news}
        </span>
      </div>
    </section>
  );
}

interface Props {
  left: number;
  onMake: () => Promise<Problem | null>;
}

export function CodesPanel({ left, onMake }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <section class="panel pad" aria-labelledby="h-codes">
      <h2 id="h-codes">{t('passkeys-codes')}</h2>
      <p>{t('passkeys-codes-text')}</p>
      <p>{t('passkeys-codes-left', { n: left })}</p>
      <button type="button" class="btn" onClick={() => setAsking(true)}>
        {t('passkeys-codes-make')}
      </button>
      <Confirm
        open={asking}
        title={t('passkeys-codes-make-title')}
        text={t('passkeys-codes-make-text')}
        action={t('passkeys-codes-make-action')}
        onConfirm={onMake}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
