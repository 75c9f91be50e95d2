// Deletes all notes on a game, after a question.
import { useState } from 'preact/hooks';
import { Confirm } from '../../game/Confirm';
import { t } from '../../i18n';
import type { Sync } from './sync';

interface Props {
  sync: Sync;
  /** Takes them away from the page. */
  clear: () => void;
}

export function DeleteNotes({ sync, clear }: Props) {
  const [asking, setAsking] = useState(false);
  const isEmpty = sync.viewed().note === '' && sync.lines().length === 0;
  const confirm = () => {
    clear();
    // Where it does not reach the server, the line beside the notes tells so.
    void sync.flush();
    return Promise.resolve(null);
  };
  return (
    <>
      <button
        type="button"
        class={isEmpty ? undefined : 'danger'}
        aria-disabled={isEmpty}
        onClick={() => setAsking(!isEmpty)}
      >
        {t('notes-delete')}
      </button>
      <Confirm
        open={asking}
        title={t('notes-delete-title')}
        text={t('notes-delete-text')}
        action={t('notes-delete-action')}
        danger
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
