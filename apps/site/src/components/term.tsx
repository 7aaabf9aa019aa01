import './term.css';
import { type ReactNode, useId } from 'react';
import { glossary } from '../../../../docs/glossary.ts';

interface TermProps {
  /** The word as the glossary has it. */
  name: string;
  /** The form that the sentence needs. */
  children?: ReactNode;
}

/**
 * A word of the glossary. It is a link to where the word is explained; its one sentence shows below the line when
 * somebody points at it or moves to it. `client/terms.ts` adds Escape, and the first tap.
 */
export function Term({ name, children }: TermProps) {
  const id = useId();
  const entry = glossary.find(({ term }) => term === name);
  if (!entry) throw new Error(`The glossary in docs/glossary.ts has no word "${name}".`);
  return (
    <span className="term">
      <a href={entry.href} aria-describedby={id}>
        {children}
      </a>
      <span className="term__text" role="tooltip" id={id}>
        {entry.text}
      </span>
    </span>
  );
}
