import type { ReactNode } from 'react';
import { FormDialog } from './form-dialog.tsx';

interface ConfirmProps {
  readonly title: string;
  /** What will be gone, and what will not. */
  readonly children: ReactNode;
  readonly action: string;
  readonly run: () => Promise<unknown>;
  readonly close: () => void;
  /** False while something is in the way, which the text explains. */
  readonly canRun?: boolean;
}

/** Asks before what cannot be undone. */
export function Confirm({ title, children, action, run, close, canRun = true }: ConfirmProps) {
  return (
    <FormDialog title={title} action={action} send={run} close={close} canSend={canRun}>
      <p>{children}</p>
    </FormDialog>
  );
}
