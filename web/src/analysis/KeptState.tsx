// Where what was written is: on the server, on its way there, or in this browser only, and why.
import { useEffect, useRef, useState } from 'preact/hooks';
import { problemText } from '../api/problem';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import type { Status, View } from './notebook/sync';

export function KeptState({ status, stored }: Pick<View, 'status' | 'stored'>) {
  const trouble = isTrouble(status) || isNowhere(status, stored);
  const text = textOf(status, stored);
  const said = useSaid(text, trouble, status.kind === 'kept');
  return (
    <>
      <p class={status.kind === 'refused' ? 'kept-state err' : 'kept-state hint'}>
        <Cited text={text} />
      </p>
      <p class="vh" role="status">
        {said}
      </p>
    </>
  );
}

const isTrouble = ({ kind }: Status): boolean => ['here', 'out', 'refused'].includes(kind);

/** Neither the server has it nor this browser. */
const isNowhere = (status: Status, stored: boolean): boolean =>
  !stored && (isTrouble(status) || status.kind === 'alone');

function textOf(status: Status, stored: boolean): string {
  if (status.kind === 'untouched') return '';
  const where = t(isNowhere(status, stored) ? 'notes-state-nowhere' : `notes-state-${status.kind}`);
  return status.kind === 'refused' ? `${problemText(status.problem)} ${where}` : where;
}

/** What is read out: trouble, and that it is over. Not each pause in which something is saved. */
function useSaid(text: string, trouble: boolean, kept: boolean): string {
  const [said, setSaid] = useState('');
  const troubled = useRef(false);
  useEffect(() => {
    if (trouble || (kept && troubled.current)) setSaid(text);
    troubled.current = trouble || (troubled.current && !kept);
  }, [text, trouble, kept]);
  return said;
}
