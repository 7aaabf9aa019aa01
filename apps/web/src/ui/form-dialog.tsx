import { type FormEvent, type ReactNode, useState } from 'react';
import { SignInLink } from '../account/sign-in-link.tsx';
import { messageOf } from '../data/message-of.ts';
import { isUnauthorised } from '../data/request.ts';
import { texts } from '../texts/texts.ts';
import { Dialog } from './dialog.tsx';
import { fieldError } from './field-error.ts';
import { type Guard, useGuard } from './use-guard.tsx';

interface FormDialogProps {
  readonly title: string;
  /** What the button says that sends the form. */
  readonly action: string;
  /** Sends it. What it throws is shown in the form, which keeps what was typed. */
  readonly send: () => Promise<unknown>;
  readonly close: () => void;
  readonly canSend?: boolean;
  /** Of a form that changes what is stored: what somebody else stores meanwhile is shown before it is overwritten. */
  readonly guard?: Guard | undefined;
  /** Fields; a function is given what the server says about each, such as about `name` for `input.name: …`. */
  readonly children: ReactNode | ((errorOf: ErrorOf) => ReactNode);
}

/** What is wrong with the value of a field; undefined where the server did not name it. */
export type ErrorOf = (field: string) => string | undefined;

/** A form over the page: it closes when it was carried out, and says why when it was not. */
export function FormDialog({ title, action, send, close, canSend = true, guard, children }: FormDialogProps) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isSignedOut, setIsSignedOut] = useState(false);

  const { mayWrite, conflict } = useGuard(guard, () => void submit(), close);

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setFailure(undefined);
    setIsSignedOut(false);
    try {
      if (!(await mayWrite())) return;
      await send();
      close();
    } catch (error) {
      setFailure(messageOf(error));
      setIsSignedOut(isUnauthorised(error));
    } finally {
      setIsSending(false);
    }
  }

  const wrong = fieldError(failure);
  let isBeside = false;
  const errorOf: ErrorOf = (field) => {
    if (wrong?.field !== field) return undefined;
    isBeside = true;
    return wrong.message;
  };
  const fields = typeof children === 'function' ? children(errorOf) : children;
  return (
    <Dialog label={title} close={close}>
      <h2>{title}</h2>
      {conflict && <div className="form">{conflict}</div>}
      <form className="form" hidden={conflict !== undefined} onSubmit={(event) => void submit(event)}>
        {fields}
        {!isBeside && failure !== undefined && (
          <p className="form__failure" role="alert">
            {failure} {isSignedOut && <SignInLink isBesideForm />}
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
