// "Are you sure?" before something that cannot be taken back; a refusal is told inside.
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { problemText } from '../api/problem';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Dialog } from '../ui/Dialog';

interface Props {
  open: boolean;
  title: string;
  text: string;
  action: string;
  /** It ends or takes away something for good: the button is red. */
  danger?: boolean;
  /** Does it; what went wrong comes back. */
  onConfirm: () => Promise<Problem | null>;
  onClose: () => void;
  /** What belongs to the question beside its text. */
  children?: ComponentChildren;
}

export function Confirm(props: Props) {
  const { open, title, text, action, danger, onConfirm, onClose, children } = props;
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);

  const close = () => {
    setProblem(null);
    onClose();
  };
  const confirm = async () => {
    if (pressed.current) return;
    pressed.current = true;
    setBusy(true);
    setProblem(null);
    const refusal = await onConfirm();
    pressed.current = false;
    setBusy(false);
    if (refusal) setProblem(refusal);
    else close();
  };
  return (
    <Dialog open={open} title={title} onClose={close}>
      <p>
        <Cited text={text} />
      </p>
      {children}
      {problem && (
        <p class="err" role="alert">
          <Cited text={problemText(problem)} />
        </p>
      )}
      <div class="row dialog-actions">
        <button
          type="button"
          class={danger ? 'btn primary danger' : 'btn primary'}
          aria-disabled={busy}
          onClick={confirm}
        >
          {action}
        </button>
        <button type="button" class="btn quiet" onClick={close}>
          {t('game-cancel')}
        </button>
      </div>
    </Dialog>
  );
}
