import type { ReactNode } from 'react';

/** An ordered list with numbers in the margin. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className="steps">{children}</div>;
}
