// What is wrong with a file of rows, line by line; each place leads to where it can be mended.
import { problemText, refusal } from '../api/problem';
import type { components } from '../api/schema';
import { dashed, lang, t } from '../i18n';
import { Cited } from '../ui/Cited';

export type FileFault = components['schemas']['FileError'];

/** What the names of a page's own texts of codes begin with. */
export type FaultTexts = 'organise-fault' | 'federation-fault';

interface Props {
  faults: readonly FileFault[];
  texts: FaultTexts;
  /** Shows a line where it can be mended. */
  onShow: (line: number) => void;
}

export function FileFaults({ faults, texts, onShow }: Props) {
  if (!faults.length) return null;
  return (
    <ul class="fault-list">
      {faults.map((fault, at) => (
        <li key={at}>
          <button type="button" class="fault-place" onClick={() => onShow(fault.line)}>
            {placeOf(fault)}
          </button>
          <Words of={fault} text={faultText(fault, texts)} />
        </li>
      ))}
    </ul>
  );
}

/** "Line 3, email". */
export const placeOf = ({ line, column }: FileFault): string =>
  [t('bring-line', { n: String(line) }), column].filter(Boolean).join(', ');

/** In the reader's words, where there are some. */
export const faultText = ({ code, reason, rule }: FileFault, texts: FaultTexts): string =>
  problemText({ ...refusal(code, reason), rule }, `${texts}-${dashed(code)}`);

/** The server's own sentence names who and what: it stands below. */
const Words = ({ of: { reason }, text }: { of: FileFault; text: string }) => (
  <>
    <p>
      <Cited text={text} />
    </p>
    {!text.startsWith(reason) && (
      <p class="muted small" lang={lang.value === 'en' ? undefined : 'en'}>
        {reason}
      </p>
    )}
  </>
);
