import type { ReactNode } from 'react';
import { EditButton } from '../../ui/edit-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { SharedField } from '../../ui/reference.ts';
import { ReferenceLabel } from '../../ui/reference-label.tsx';
import { typeOfUrn } from '../presentations.ts';

interface PartProps {
  readonly urn: string;
  readonly head: string;
  readonly field: SharedField;
  /** Name of the button that adds to it. */
  readonly add: string;
  readonly reason: string | undefined;
  readonly open: () => void;
  readonly children: ReactNode;
}

/** A part of the margin, with a button that adds to it. */
export function Part({ urn, head, field, add, reason, open, children }: PartProps) {
  return (
    <section>
      <div className="entity__part">
        <h2 className="label">
          <ReferenceLabel field={field} type={typeOfUrn(urn)} label={head} />
        </h2>
        <EditButton className="icon-button" label={add} reason={reason} press={open}>
          <Icon name="plus" />
        </EditButton>
      </div>
      {children}
    </section>
  );
}
