import type { ReactNode } from 'react';

interface SectionHeadProps {
  readonly title: string;
  /** What the page is for, in a sentence. */
  readonly lead?: ReactNode;
  /** Buttons for the page as a whole, such as `New domain`. */
  readonly children?: ReactNode;
}

/** Head of a page of a section. */
export function SectionHead({ title, lead, children }: SectionHeadProps) {
  return (
    <header className="section__head">
      <h1>{title}</h1>
      {children !== undefined && <div className="form__actions">{children}</div>}
      {lead !== undefined && <p className="section__lead">{lead}</p>}
    </header>
  );
}
