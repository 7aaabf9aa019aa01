import './heading.css';
import type { ComponentProps } from 'react';

/** A heading that is a link to itself: the section mark in the margin shows it. */
function heading(Level: 'h2' | 'h3' | 'h4') {
  return function Heading({ id, children, ...rest }: ComponentProps<'h2'>) {
    return (
      <Level id={id} {...rest}>
        <a className="section-mark" href={`#${id}`}>
          {children}
        </a>
      </Level>
    );
  };
}

export const Heading2 = heading('h2');
export const Heading3 = heading('h3');
export const Heading4 = heading('h4');
