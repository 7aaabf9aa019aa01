import { deleteStructuredPropertyMutation } from '../../../gen/govern/properties/properties.ts';
import type { DefinedPropertyFragment } from '../../../gen/types.ts';
import { useChange } from '../../data/use-change.ts';
import { governTexts } from '../../texts/govern.ts';
import { definitionTexts } from '../../texts/property-definitions.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { useCarriers } from './carriers.tsx';
import { nameOfProperty } from './property-draft.ts';

interface DeletePropertyProps {
  readonly property: DefinedPropertyFragment;
  /** Called when it is gone. */
  readonly deleted?: () => void;
  readonly close: () => void;
}

/** Asks before a property is deleted, with all of its values. */
export function DeleteProperty({ property, deleted, close }: DeletePropertyProps) {
  const carriers = useCarriers(property);
  const change = useChange();
  const name = nameOfProperty(property);
  return (
    <Confirm
      title={governTexts.delete.title(name)}
      action={governTexts.actions.delete}
      run={async () => {
        const input = { urn: property.urn };
        await change(deleteStructuredPropertyMutation, { input }, governTexts.delete.done(name));
        deleted?.();
      }}
      close={close}
    >
      {definitionTexts.deleted(carriers)}
    </Confirm>
  );
}
