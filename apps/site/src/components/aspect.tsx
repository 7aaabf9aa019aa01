import type { ReactNode } from 'react';
import { words } from './words.ts';

interface AspectProps {
  /** The aspect's name on the wire; also the section's anchor. */
  name: string;
  /** Fully qualified name of the record that it holds. */
  record: string;
  kind: 'versioned' | 'timeseries';
  children?: ReactNode;
}

/** The section of one aspect on a reference page. */
export function Aspect({ name, record, kind, children }: AspectProps) {
  return (
    <section className="aspect">
      <h3 id={name}>
        <a className="section-mark" href={`#${name}`}>
          {name}
        </a>
      </h3>
      <p className="aspect__record">
        <code>{record}</code> <span className="label">{words.aspects[kind]}</span>
      </p>
      {children}
    </section>
  );
}
