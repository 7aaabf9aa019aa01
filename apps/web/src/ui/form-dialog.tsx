import { type FormEvent, type ReactNode, useState } from 'react';
import { messageOf } from '../data/message-of.ts';
import { texts } from '../texts/texts.ts';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  readonly title: string;
  /** What the button says that sends the form. */
  readonly action: string;
  /** Sends it. What it throws is shown in the form, which keeps what was typed. */
  readonly send: () => Promise<unknown>;
  readonly close: () => void;
  readonly canSend?: boolean;
  readonly children: ReactNode;
}

/** A form over the page: it closes when it was carried out, and says why when it was not. */
export function FormDialog({ title, action, send, close, canSend = true, children }: FormDialogProps) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setFailure(undefined);
    try {
      await send();
      close();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Dialog label={title} close={close}>
      <h2>{title}</h2>
      <form className="form" onSubmit={(event) => void submit(event)}>
        {children}
        {failure !== undefined && (
          <p className="form__failure" role="alert">
            {failure}
          </p>
        )}
        <div className="form__actions">
          <button type="submit" className="button button--main" disabled={isSending || !canSend}>
            {action}
          </button>
          <button type="button" className="button" onClick={close}>
            {texts.edit.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
