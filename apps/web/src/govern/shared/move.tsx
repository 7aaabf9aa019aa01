import { useState } from 'react';
import type { EntityType } from '../../../gen/types.ts';
import type { Label } from '../../edit/label-edits.ts';
import { governTexts } from '../../texts/govern.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { EntityField } from './entity-field.tsx';

interface MoveProps {
  readonly urn: string;
  readonly name: string;
  readonly parent: Label | undefined;
  readonly types: readonly EntityType[];
  readonly move: (parent: Label | undefined) => Promise<unknown>;
  readonly close: () => void;
}

/** Puts an entity of a tree into another place of it, with everything that is below it. */
export function Move({ urn, name, parent, types, move, close }: MoveProps) {
  const [chosen, setChosen] = useState<readonly Label[]>(parent ? [parent] : []);
  const [to] = chosen;
  return (
    <FormDialog
      title={governTexts.move.title(name)}
      action={governTexts.actions.move}
      canSend={to?.urn !== parent?.urn}
      send={() => move(to)}
      close={close}
    >
      {(errorOf) => (
        <EntityField
          label={governTexts.fields.parent}
          hint={governTexts.move.hint}
          types={types}
          chosen={chosen}
          set={setChosen}
          excluded={[urn]}
          none={governTexts.fields.top}
          error={errorOf('parentNode') ?? errorOf('parentDomain')}
        />
      )}
    </FormDialog>
  );
}
