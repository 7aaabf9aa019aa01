import './dialog.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { texts } from '../texts/texts.ts';

interface DialogProps {
  readonly label: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** The browser's own dialog: it keeps the focus inside, closes with Escape, and gives the focus back. */
export function Dialog({ label, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, which is the browser's doing
    <dialog
      ref={dialog}
      className="dialog"
      aria-label={label}
      onClose={({ currentTarget }) => {
        // In strict mode it is closed and opened again before the event for it comes.
        if (!currentTarget.open) close();
      }}
      onClick={({ target, currentTarget }) => {
        // What is around it belongs to the dialog itself.
        if (target === currentTarget) close();
      }}
    >
      <div className="dialog__content">{children}</div>
      <button type="button" className="unseen" onClick={close}>
        {texts.palette.close}
      </button>
    </dialog>
  );
}
