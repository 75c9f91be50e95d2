// A modal question. The browser's <dialog> keeps the focus inside and gives it back afterwards. What it
// asks is answered by a press of its own: never by the key that opened it and is still held down.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Unsaved } from './Cited';

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
  useEffect(() => {
    const dialog = box.current;
    if (open && dialog && !dialog.open) {
      dialog.showModal();
      // The browser goes to the first thing there is: right for a field, too soon for a button.
      if (!document.activeElement?.matches('input, select, textarea')) heading.current?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={box}
      class="dialog"
      aria-labelledby={id}
      onClose={onClose}
      onKeyDown={ignoreHeldEnter}
    >
      <h2 id={id} tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <Unsaved.Provider value>{open && children}</Unsaved.Provider>
    </dialog>
  );
}

/** The repeats of a held Enter press no button and send no form; in a text they are new lines. */
function ignoreHeldEnter(event: KeyboardEvent) {
  const writing = event.target instanceof HTMLTextAreaElement;
  if (event.repeat && event.key === 'Enter' && !writing) event.preventDefault();
}
