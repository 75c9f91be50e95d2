// Some lines of code: they scroll by themselves, and are copied with a press.
import { useRef } from 'preact/hooks';
import { CopyRow } from '../ui/CopyRow';

interface Props {
  /** What it is, for whoever does not see it. */
  label: string;
  text: string;
  /** It is to be looked at, and of no use to anybody. */
  sample?: boolean;
}

export function Code({ label, text, sample = false }: Props) {
  const box = useRef<HTMLPreElement>(null);
  return (
    <div class="code">
      <pre ref={box} tabIndex={0} role="region" aria-label={label} translate={false}>
        <code>{text}</code>
      </pre>
      {!sample && <CopyRow label={label} text={text} place={box} quiet />}
    </div>
  );
}
