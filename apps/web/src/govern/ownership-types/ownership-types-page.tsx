import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  createOwnershipTypeMutation,
  deleteOwnershipTypeMutation,
  type ListedOwnershipTypesQuery,
  listedOwnershipTypesQuery,
  updateOwnershipTypeMutation,
} from '../../../gen/govern/ownership-types/ownership-types.ts';
import { useLacking } from '../../account/use-lacking.ts';
import { read } from '../../data/query-client.ts';
import { useChange } from '../../data/use-change.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { number } from '../../texts/format.ts';
import { governTexts } from '../../texts/govern.ts';
import { texts } from '../../texts/texts.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { EditButton } from '../../ui/edit-button.tsx';
import { pageInput, useListState } from '../shared/list-state.ts';
import { ListView } from '../shared/list-view.tsx';
import { NamedForm } from '../shared/named-form.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { storedNamed } from '../shared/stored-named.ts';

type Type = ListedOwnershipTypesQuery['listOwnershipTypes']['ownershipTypes'][number];
type Doing = { readonly kind: 'create' } | { readonly kind: 'edit' | 'delete'; readonly type: Type };

const nameOf = ({ urn, info }: Type): string => info?.name ?? urn;

/** In which ways people can own something. */
export function OwnershipTypesPage() {
  const [state] = useListState();
  const [doing, setDoing] = useState<Doing>();
  const { data, error, refetch } = useQuery({
    ...read(listedOwnershipTypesQuery, { input: pageInput(state) }),
    placeholderData: keepPreviousData,
  });
  const lacking = useLacking('MANAGE_GLOBAL_OWNERSHIP_TYPES');
  const { ownershipTypes, fields, actions } = governTexts;
  const found = data?.listOwnershipTypes;
  return (
    <>
      <SectionHead title={ownershipTypes.title} lead={ownershipTypes.lead}>
        <EditButton
          className="button button--main"
          reason={lacking}
          press={() => setDoing({ kind: 'create' })}
        >
          {ownershipTypes.create}
        </EditButton>
      </SectionHead>
      <ListView
        label={ownershipTypes.title}
        search={ownershipTypes.search}
        empty={ownershipTypes.empty}
        rows={found?.ownershipTypes}
        total={found?.total ?? 0}
        error={error}
        retry={() => void refetch()}
        keyOf={({ urn }) => urn}
        columns={[
          { key: 'name', head: fields.name, cell: nameOf },
          { key: 'description', head: fields.description, cell: ({ info }) => info?.description },
          {
            key: 'uses',
            head: ownershipTypes.uses,
            isNumber: true,
            cell: ({ uses }) => number(uses?.total ?? 0),
          },
          {
            key: 'actions',
            head: actions.actions,
            isActions: true,
            cell: (type) => (
              <RowActions
                name={nameOf(type)}
                reason={lacking}
                edit={() => setDoing({ kind: 'edit', type })}
                remove={() => setDoing({ kind: 'delete', type })}
              />
            ),
          },
        ]}
      />
      {doing && <Doings doing={doing} close={() => setDoing(undefined)} />}
    </>
  );
}

function Doings({ doing, close }: { readonly doing: Doing; readonly close: () => void }) {
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
  const { urn, info, uses } = doing.type;
  const name = nameOf(doing.type);
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
