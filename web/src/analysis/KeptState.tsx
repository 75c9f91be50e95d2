// Where what was written is: on the server, on its way there, or in this browser only, and why.
import { problemText } from '../api/problem';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import type { Status } from './notebook/sync';

export function KeptState({ status }: { status: Status }) {
  const refused = status.kind === 'refused';
  return (
    <p class={refused ? 'kept-state err' : 'kept-state hint'} role="status">
      {refused ? (
        <>
          <Cited text={problemText(status.problem)} /> {t('notes-state-refused')}
        </>
      ) : (
        t(`notes-state-${status.kind}`)
      )}
    </p>
  );
}
