// What was moved and is not saved yet: saving, discarding, and a question before leaving.
import { useRef, useState } from 'preact/hooks';
import { useLeaveGuard } from '../analysis/useLeaveGuard';
import { problemText } from '../api/problem';
import type { Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { go } from '../router';
import { Cited } from '../ui/Cited';

export interface Saving {
  changed: boolean;
  onSave: () => Promise<Problem | null>;
  onDiscard: () => void;
  /** Loads what the server has. */
  onReload: () => void;
}

export function Unsaved(props: Saving & { text: string }) {
  const { changed, text, onSave, onDiscard, onReload } = props;
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);
  const guard = useLeaveGuard(changed);
  const save = async () => {
    if (pressed.current) return;
    pressed.current = true;
    setBusy(true);
    setProblem(await onSave());
    setBusy(false);
    pressed.current = false;
  };
  const discard = () => {
    setProblem(null);
    onDiscard();
  };
  const reload = () => {
    setProblem(null);
    onReload();
  };
  return (
    <>
      {changed && (
        <div class="panel pad unsaved" data-unsaved>
          <p>{text}</p>
          {problem && (
            <p class="err" role="alert">
              <Cited text={problemText(problem)} />
            </p>
          )}
          {problem?.code === 'changed_meanwhile' && (
            <p class="row">
              <button type="button" class="btn" onClick={reload}>
                {t('organise-anew')}
              </button>
            </p>
          )}
          <div class="row">
            <button type="button" class="btn primary" aria-busy={busy} onClick={() => void save()}>
              {t('organise-save')}
            </button>
            <button type="button" class="btn quiet" onClick={discard}>
              {t('organise-discard')}
            </button>
          </div>
        </div>
      )}
      <Confirm
        open={guard.target !== null}
        title={t('organise-leave-title')}
        text={t('organise-leave-text')}
        action={t('organise-leave-action')}
        onConfirm={async () => {
          if (guard.target) go(guard.target);
          return null;
        }}
        onClose={guard.stay}
      />
    </>
  );
}
