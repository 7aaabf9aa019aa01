import { type FormEvent, type ReactNode, useState } from 'react';
import { messageOf } from '../../data/message-of.ts';

interface PageFormProps {
  /** What the button says that sends the form. */
  readonly action: string;
  /** Sends it. What it throws is shown below the form, which keeps what was typed. */
  readonly send: () => Promise<unknown>;
  readonly canSend?: boolean;
  /** Beside the button, such as the way back. */
  readonly further?: ReactNode;
  readonly children: ReactNode;
}

/** A form that is a page, or a part of one. */
export function PageForm({ action, send, canSend = true, further, children }: PageFormProps) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setFailure(undefined);
    try {
      await send();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsSending(false);
    }
  }
  return (
    <form className="form page-form" noValidate onSubmit={(event) => void submit(event)}>
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
        {further}
      </div>
    </form>
  );
}
