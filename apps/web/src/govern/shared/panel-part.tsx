import type { ReactNode } from 'react';
import { EditButton } from '../../ui/edit-button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Something that can be done with an entity. */
export interface PanelAction {
  readonly text: string;
  /** Why it is not allowed; undefined where it is. */
  readonly reason: string | undefined;
  readonly run: () => void;
}

interface PanelPartProps {
  readonly head: string;
  /** Adds to it. */
  readonly action?: PanelAction | undefined;
  readonly children: ReactNode;
}

/** A part of a panel with its heading. */
export const PanelPart = ({ head, action, children }: PanelPartProps) => (
  <section className="panel__part">
    <div className="panel__row">
      <h2 className="label">{head}</h2>
      {action && (
        <EditButton className="icon-button" label={action.text} reason={action.reason} press={action.run}>
          <Icon name="plus" />
        </EditButton>
      )}
    </div>
    {children}
  </section>
);
