import type { DefinedPropertyFragment } from '../../../gen/types.ts';
import type { DoingProps } from '../shared/list-page.tsx';
import { useChosen } from '../shared/use-chosen.ts';
import { DefinitionForm } from './definition-form.tsx';
import { DeleteProperty } from './delete-property.tsx';

/** Defines, edits or deletes a structured property. */
export function ChangeProperty({
  doing: { kind, row: property },
  close,
}: DoingProps<DefinedPropertyFragment>) {
  const { choose } = useChosen('properties');
  if (kind !== 'delete') return <DefinitionForm property={property} close={close} />;
  return <DeleteProperty property={property} deleted={() => choose(undefined)} close={close} />;
}
