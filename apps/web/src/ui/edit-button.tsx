import './edit-button.css';
import type { ReactNode } from 'react';
import { useId } from 'react';

interface EditButtonProps {
  /** Name of the control, where its content is a picture. */
  readonly label?: string;
  readonly className?: string;
  /** Why it cannot be used; undefined where it can. */
  readonly reason: string | undefined;
  /** While what it does is on its way, it cannot be used again. Default false. */
  readonly isBusy?: boolean;
  readonly press: () => void;
  readonly children: ReactNode;
}

/** A button that says why it cannot be used: it keeps its place in the order of the keyboard, so that everybody can read it. */
export function EditButton({
  label,
  className = 'button',
  reason,
  isBusy = false,
  press,
  children,
}: EditButtonProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={isBusy}
        aria-label={label}
        aria-disabled={reason !== undefined || undefined}
        aria-describedby={reason === undefined ? undefined : id}
        title={reason ?? label}
        onClick={() => reason === undefined && press()}
      >
        {children}
      </button>
      {reason !== undefined && (
        <span id={id} className="reason" role="tooltip">
          {reason}
        </span>
      )}
    </>
  );
}
