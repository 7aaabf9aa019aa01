import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

interface PanelPartProps {
  readonly head: string;
  /** Adds to it. */
  readonly action?: { readonly text: string; readonly run: () => void } | undefined;
  readonly children: ReactNode;
}

/** A part of a panel with its heading. */
export const PanelPart = ({ head, action, children }: PanelPartProps) => (
  <section className="panel__part">
    <div className="panel__row">
      <h2 className="label">{head}</h2>
      {action && (
        <button type="button" aria-label={action.text} onClick={action.run}>
          <Icon name="plus" />
        </button>
      )}
    </div>
    {children}
  </section>
);
