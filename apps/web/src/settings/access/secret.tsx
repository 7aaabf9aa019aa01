import { useState } from 'react';
import { accessTexts } from '../../texts/access.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';

interface SecretProps {
  readonly title: string;
  /** What is shown: `Token`. */
  readonly label: string;
  readonly value: string;
  /** How long it lasts, and that it is not shown again. */
  readonly hint: string;
  readonly close: () => void;
}

/** Shows a token or a link that the server has made, and does not show a second time. */
export function Secret({ title, label, value, hint, close }: SecretProps) {
  const [isCopied, setIsCopied] = useState(false);
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(value);
    setIsCopied(true);
  }
  return (
    <Dialog label={title} close={close}>
      <h2>{title}</h2>
      <div className="access__done">
        <Field label={label} hint={hint}>
          {(control) => (
            <div className="access__secret">
              <input {...control} readOnly value={value} onFocus={({ target }) => target.select()} />
              {/* A browser lets a page copy only over HTTPS, or from this machine. */}
              {'clipboard' in navigator && (
                <button type="button" className="button" onClick={() => void copy()}>
                  <Icon name="copy" />
                  {isCopied ? accessTexts.copied : accessTexts.copy}
                </button>
              )}
            </div>
          )}
        </Field>
        <p role="status" className="unseen">
          {isCopied ? accessTexts.copied : ''}
        </p>
        <div className="form__actions">
          <button type="button" className="button button--main" onClick={close}>
            {accessTexts.done}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
