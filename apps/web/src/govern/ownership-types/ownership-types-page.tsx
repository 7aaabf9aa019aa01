import {
  createOwnershipTypeMutation,
  deleteOwnershipTypeMutation,
  type ListedOwnershipTypesQuery,
  listedOwnershipTypesQuery,
  updateOwnershipTypeMutation,
} from '../../../gen/govern/ownership-types/ownership-types.ts';
import { useLacking } from '../../account/use-lacking.ts';
import { useChange } from '../../data/use-change.ts';
import { number } from '../../texts/format.ts';
import { governTexts } from '../../texts/govern.ts';
import { texts } from '../../texts/texts.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { type DoingProps, ListPage } from '../shared/list-page.tsx';
import { pageInput, useListState } from '../shared/list-state.ts';
import { NamedForm } from '../shared/named-form.tsx';
import { storedNamed } from '../shared/stored-named.ts';
import { useListed } from '../shared/use-listed.ts';

type Type = ListedOwnershipTypesQuery['listOwnershipTypes']['ownershipTypes'][number];

const nameOf = ({ urn, info }: Type): string => info?.name ?? urn;

/** In which ways people can own something. */
export function OwnershipTypesPage() {
  const [state] = useListState();
  const list = useListed(
    listedOwnershipTypesQuery,
    { input: pageInput(state) },
    {
      pageOf: ({ listOwnershipTypes: found }) => found && { total: found.total, rows: found.ownershipTypes },
    },
  );
  const { ownershipTypes, fields } = governTexts;
  return (
    <ListPage
      texts={ownershipTypes}
      reason={useLacking('MANAGE_GLOBAL_OWNERSHIP_TYPES')}
      list={list}
      nameOf={nameOf}
      dialog={ChangeType}
      columns={[
        { key: 'name', head: fields.name, cell: nameOf },
        { key: 'description', head: fields.description, cell: ({ info }) => info?.description },
        {
          key: 'uses',
          head: ownershipTypes.uses,
          isNumber: true,
          cell: ({ uses }) => number(uses?.total ?? 0),
        },
      ]}
    />
  );
}

/** Creates, edits or deletes a type. */
function ChangeType({ doing, close }: DoingProps<Type>) {
  const change = useChange();
  const { ownershipTypes } = governTexts;
  if (doing.kind === 'create')
    return (
      <NamedForm
        title={ownershipTypes.create}
        close={close}
        send={(input) => change(createOwnershipTypeMutation, { input }, governTexts.created(input.name))}
      />
    );
  const { urn, info, uses } = doing.row;
  const name = nameOf(doing.row);
  if (doing.kind === 'edit')
    return (
      <NamedForm
        title={governTexts.edit.title(name)}
        action={texts.edit.save}
        start={{ name, description: info?.description ?? '' }}
        now={() => storedNamed(urn, 'ownershipTypeInfo')}
        close={close}
        send={(input) => change(updateOwnershipTypeMutation, { urn, input }, governTexts.saved(input.name))}
      />
    );
  return (
    <Confirm
      title={governTexts.delete.title(name)}
      action={governTexts.actions.delete}
      run={() => change(deleteOwnershipTypeMutation, { urn }, governTexts.delete.done(name))}
      close={close}
    >
      {ownershipTypes.deleted(uses?.total ?? 0)}
    </Confirm>
  );
}
