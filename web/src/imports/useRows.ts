// A file of rows on its way into a form: pasted or chosen, and each of its lines found again.
import { useRef, useState } from 'preact/hooks';
import { num } from '../format';
import { t } from '../i18n';
import { showLine } from './SourceField';
import { TEXT_BYTES, bytesOf, kilobytes, rangeOfLine } from './text';

/** `name`: of the field, whose faults `check` answers under it. */
export function useRows(name: string) {
  const [csv, setCsv] = useState('');
  const [wrong, setWrong] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const check = (): Record<string, string> => {
    if (wrong) return { [`${name}_file`]: wrong };
    if (!csv.trim()) return { [name]: t('field-required') };
    const limit = num(kilobytes(TEXT_BYTES));
    return bytesOf(csv) > TEXT_BYTES ? { [name]: t('file-unreadable-large', { limit }) } : {};
  };
  const show = (line: number) => {
    const area = box.current?.querySelector('textarea');
    if (area) showLine(area, rangeOfLine(area.value, line));
  };
  /** What the field is given. */
  const field = {
    name,
    accept: '.csv,text/csv,text/plain',
    bytesMax: TEXT_BYTES,
    value: csv,
    onChange: setCsv,
    wrong,
    onWrong: setWrong,
  };
  return { csv, clear: () => setCsv(''), box, check, show, field };
}
