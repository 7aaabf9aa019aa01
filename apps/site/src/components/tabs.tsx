import './tabs.css';
import type { ReactNode } from 'react';

/** Variants of the same thing, one shown at a time. The reader's choice holds for every set with the same label. */
export function Tabs({ children }: { children?: ReactNode }) {
  return (
    <div className="tabs" data-tabs>
      <div className="tabs__list needs-js" />
      {children}
    </div>
  );
}

/** One variant. Without scripts, all are shown, one after the other, under their labels. */
export function Tab({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <section className="tabs__panel" data-label={label}>
      <h4 className="tabs__label label">{label}</h4>
      {children}
    </section>
  );
}
