// A modal question. The browser's <dialog> keeps the focus inside and gives it back afterwards. What it
// asks is answered by a press of its own: never by the key that opened it and is still held down.
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
  open: boolean;
  title: string;
  /** Called for Escape too. */
  onClose: () => void;
  children: ComponentChildren;
}

export function Dialog({ open, title, onClose, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // The browser tells that it has closed in a task of its own, behind what was pressed meanwhile: that
  // would close the next question. Whoever closes it says so at once, and the news is left unread.
  const known = useRef(false);
  useLayoutEffect(() => {
    const dialog = box.current;
    if (open && dialog && !dialog.open) {
      dialog.showModal();
      // The browser goes to the first thing there is: right for a field, too soon for a button.
      if (!document.activeElement?.matches('input, select, textarea')) heading.current?.focus();
    }
    if (!open && dialog?.open) {
      known.current = true;
      dialog.close();
    }
  }, [open]);
  /** Escape, before it closes. A file field's own `cancel` comes by here, too. */
  const cancel = (event: Event) => {
    if (event.target !== box.current) return;
    known.current = true;
    onClose();
  };
  const closed = () => {
    if (!known.current) onClose();
    known.current = false;
  };
  return (
    <dialog
      ref={box}
      class="dialog"
      aria-labelledby={id}
      onCancel={cancel}
      onClose={closed}
      onKeyDown={ignoreHeldEnter}
    >
      <h2 id={id} tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {open && children}
    </dialog>
  );
}

/** The repeats of a held Enter press no button and send no form; in a text they are new lines. */
function ignoreHeldEnter(event: KeyboardEvent) {
  const writing = event.target instanceof HTMLTextAreaElement;
  if (event.repeat && event.key === 'Enter' && !writing) event.preventDefault();
}
