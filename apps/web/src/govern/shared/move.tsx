import { useState } from 'react';
import { namesQuery } from '../../../gen/entity/history/history.ts';
import type { EntityType } from '../../../gen/types.ts';
import { request } from '../../data/request.ts';
import { valueNow } from '../../data/value-now.ts';
import type { Label } from '../../edit/label-edits.ts';
import { typeOfUrn } from '../../entity/presentations.ts';
import { governTexts } from '../../texts/govern.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { Fields } from '../../ui/same-fields.ts';
import { EntityField } from './entity-field.tsx';

interface MoveProps {
  readonly urn: string;
  readonly name: string;
  readonly parent: Label | undefined;
  readonly types: readonly EntityType[];
  readonly move: (parent: Label | undefined) => Promise<unknown>;
  readonly close: () => void;
}

/** Where a tree keeps what is above an entity, by its type. */
const parentIn = {
  domain: ['domainProperties', 'parentDomain'],
  glossaryNode: ['glossaryNodeInfo', 'parentNode'],
  glossaryTerm: ['glossaryTermInfo', 'parentNode'],
} as const;

const placeOf = (parent: Pick<Label, 'name'> | undefined): Fields => ({
  [governTexts.fields.parent]: parent?.name ?? governTexts.fields.top,
});

async function placeNow(urn: string): Promise<Fields> {
  const [aspect, field] = parentIn[typeOfUrn(urn) as keyof typeof parentIn];
  const parent = (await valueNow(urn, aspect))?.[field];
  if (typeof parent !== 'string') return placeOf(undefined);
  const [named] = (await request(namesQuery, { urns: [parent] })).entities ?? [];
  return placeOf({ name: named?.card.name ?? parent });
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
      guard={{ before: placeOf(parent), mine: placeOf(to), now: () => placeNow(urn) }}
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
