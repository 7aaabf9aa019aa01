import type { ComponentProps } from 'react';
import { words } from './words.ts';

interface CalloutProps extends ComponentProps<'div'> {
  kind?: 'note' | 'tip' | 'warning';
}

/** An aside, with its kind as a side label. */
export function Callout({ kind = 'note', children, ...rest }: CalloutProps) {
  return (
    // No landmark: a page can have several of a kind, and readers of landmarks want the parts of the page.
    <div className={`callout callout--${kind}`} role="note" aria-label={words.callouts[kind]} {...rest}>
      <p className="callout__kind label" aria-hidden="true">
        {words.callouts[kind]}
      </p>
      <div>{children}</div>
    </div>
  );
}
