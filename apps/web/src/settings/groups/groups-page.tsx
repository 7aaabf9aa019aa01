import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type GroupsQuery, groupsQuery } from '../../../gen/settings/groups/groups.ts';
import type { Account } from '../../account/use-account.ts';
import { read } from '../../data/query-client.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { accessTexts } from '../../texts/access.ts';
import { number } from '../../texts/format.ts';
import { groupTexts } from '../../texts/people.ts';
import { Icon } from '../../ui/icon.tsx';
import { Pager } from '../../ui/pager.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Need, WithAccount } from '../access/gate.tsx';
import { pageSize, readListState, useAddress, windowOf } from '../access/list-state.ts';
import { SearchField } from '../access/search-field.tsx';
import { NewGroupForm } from './group-forms.tsx';
import { GroupPart } from './group-part.tsx';

/** Groups: the list of them, or one. */
export const GroupsPage = () => (
  <WithAccount title={groupTexts.title} withoutSignIn="all">
    {(account) => <Groups account={account} />}
  </WithAccount>
);

function Groups({ account }: { readonly account: Account }) {
  const { id } = useAddress();
  const [isCreating, setIsCreating] = useState(false);
  const mayManage = account.held.manageIdentities;
  if (id !== undefined) return <GroupPart urn={id} account={account} />;
  return (
    <>
      <SectionHead title={groupTexts.title} lead={groupTexts.lead}>
        <button
          type="button"
          className="button button--main"
          disabled={!mayManage}
          title={mayManage ? undefined : accessTexts.needsTitle('MANAGE_USERS_AND_GROUPS')}
          onClick={() => setIsCreating(true)}
        >
          <Icon name="plus" />
          {groupTexts.create}
        </button>
      </SectionHead>
      <Need isHeld={mayManage} privilege="MANAGE_USERS_AND_GROUPS" to={groupTexts.toManage} />
      {mayManage && <GroupList />}
      {isCreating && <NewGroupForm close={() => setIsCreating(false)} />}
    </>
  );
}

type Group = NonNullable<GroupsQuery['listGroups']>['groups'][number];

const columns: readonly Column<Group>[] = [
  {
    key: 'name',
    head: groupTexts.columns.name,
    cell: ({ urn, card }) => (
      <span className="access__person">
        <Link to="/settings/{-$page}/{-$id}" params={{ page: 'groups', id: urn }}>
          {card.name}
        </Link>
        {card.description && <span className="faint">{card.description}</span>}
      </span>
    ),
  },
  {
    key: 'role',
    head: groupTexts.columns.role,
    cell: ({ roles }) =>
      (roles?.relationships ?? []).flatMap(({ entity }) => entity?.card.name ?? []).join(', '),
  },
  {
    key: 'origin',
    head: groupTexts.columns.origin,
    cell: ({ origin }) => (origin?.type === 'EXTERNAL' ? groupTexts.elsewhere : groupTexts.here),
  },
  {
    key: 'members',
    head: groupTexts.columns.members,
    isNumber: true,
    cell: ({ members }) => number(members?.total ?? 0),
  },
];

function GroupList() {
  const { search, set } = useAddress();
  const state = readListState(search);
  const { data, error, refetch } = useQuery({
    ...read(groupsQuery, { input: { ...windowOf(state), query: state.q } }),
    placeholderData: keepPreviousData,
  });
  const page = data?.listGroups;
  return (
    <>
      <div className="filter">
        <SearchField
          label={accessTexts.find}
          value={state.q}
          set={(q) => set({ q: q || undefined, page: undefined })}
        />
      </div>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!error && !page && <Loading />}
      {page?.total === 0 && <Empty>{state.q === '' ? groupTexts.empty : groupTexts.noMatch}</Empty>}
      {page && page.total > 0 && (
        <>
          <Table
            label={groupTexts.title}
            columns={columns}
            rows={page.groups}
            keyOf={({ urn }) => urn}
            hasCards
          />
          <Pager page={state.page} size={pageSize} total={page.total} show={(next) => set({ page: next })} />
        </>
      )}
    </>
  );
}
