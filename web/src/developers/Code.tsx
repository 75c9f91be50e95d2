// Some lines of code: they scroll by themselves, and are copied with a press.
import { useRef } from 'preact/hooks';
import { t } from '../i18n';
import { useCopy } from '../ui/useCopy';

interface Props {
  /** What it is, for whoever does not see it. */
  label: string;
  text: string;
  /** It is to be looked at, and of no use to anybody. */
  sample?: boolean;
}

export function Code({ label, text, sample = false }: Props) {
  const box = useRef<HTMLPreElement>(null);
  const { copy, news } = useCopy(text, box);
  return (
    <div class="code">
      <pre ref={box} tabIndex={0} role="region" aria-label={label} translate={false}>
        <code>{text}</code>
      </pre>
      {!sample && (
        <div class="row">
          <button type="button" class="btn quiet" onClick={() => void copy()}>
            {t('game-copy')}
            <span class="vh">: {label}</span>
          </button>
          <span role="status" class="small">
            {news}
          </span>
        </div>
      )}
    </div>
  );
}
