import './callout.css';
import type { ComponentProps } from 'react';
import { words } from './words.ts';

interface CalloutProps extends ComponentProps<'aside'> {
  kind?: 'note' | 'tip' | 'warning';
}

/** A remark beside the text, with its kind in the shoulder. */
export function Callout({ kind = 'note', children, ...rest }: CalloutProps) {
  return (
    <aside className={`callout callout--${kind}`} aria-label={words.callouts[kind]} {...rest}>
      <p className="callout__kind label" aria-hidden="true">
        {words.callouts[kind]}
      </p>
      <div>{children}</div>
    </aside>
  );
}
