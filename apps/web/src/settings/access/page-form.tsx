import { type FormEvent, type ReactNode, useState } from 'react';
import { messageOf } from '../../data/message-of.ts';
import { type Guard, useGuard } from '../../ui/use-guard.tsx';

interface PageFormProps {
  /** What the button says that sends the form. */
  readonly action: string;
  /** Sends it. What it throws is shown below the form, which keeps what was typed. */
  readonly send: () => Promise<unknown>;
  readonly canSend?: boolean;
  /** Of a form that changes what is stored: what somebody else stores meanwhile is shown before it is overwritten. */
  readonly guard?: Guard | undefined;
  /** Closes the form for who keeps what somebody else stored. Required with `guard`. */
  readonly leave?: () => void;
  /** Beside the button, such as the way back. */
  readonly further?: ReactNode;
  readonly children: ReactNode;
}

/** A form that is a page, or a part of one. */
export function PageForm({ action, send, canSend = true, guard, leave, further, children }: PageFormProps) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { mayWrite, wrote, conflict } = useGuard(guard, () => void submit(), leave ?? (() => {}));
  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setFailure(undefined);
    try {
      if (!(await mayWrite())) return;
      await send();
      wrote();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsSending(false);
    }
  }
  if (conflict) return conflict;
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
