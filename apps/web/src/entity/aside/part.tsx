import type { ReactNode } from 'react';
import { EditButton } from '../../ui/edit-button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface PartProps {
  readonly head: string;
  /** Name of the button that adds to it. */
  readonly add: string;
  readonly reason: string | undefined;
  readonly open: () => void;
  readonly children: ReactNode;
}

/** A part of the margin, with a button that adds to it. */
export function Part({ head, add, reason, open, children }: PartProps) {
  return (
    <section>
      <div className="entity__part">
        <h2 className="label">{head}</h2>
        <EditButton className="icon-button" label={add} reason={reason} press={open}>
          <Icon name="plus" />
        </EditButton>
      </div>
      {children}
    </section>
  );
}
