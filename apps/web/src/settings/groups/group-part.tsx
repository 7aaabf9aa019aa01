import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  addMembersMutation,
  groupQuery,
  removeGroupMutation,
  removeMembersMutation,
} from '../../../gen/settings/groups/groups.ts';
import type { Account } from '../../account/use-account.ts';
import { messageOf } from '../../data/message-of.ts';
import { read } from '../../data/query-client.ts';
import { useChange } from '../../data/use-change.ts';
import { useNotices } from '../../edit/edits.tsx';
import { EntityPicker } from '../../edit/entity-picker.tsx';
import { EntityLink } from '../../entity/entity-link.tsx';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { accessTexts } from '../../texts/access.ts';
import { groupTexts, roleTexts, userTexts } from '../../texts/people.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Table } from '../../ui/table.tsx';
import { Need } from '../access/gate.tsx';
import { pageSize, readListState, useAddress, windowOf } from '../access/list-state.ts';
import { RoleForm } from '../roles/role-form.tsx';
import { GroupForm } from './group-forms.tsx';

const toList = { to: '/settings/{-$page}/{-$id}', params: { page: 'groups', id: undefined } } as const;

/** A group: its name, its role and its members. */
export function GroupPart({ urn, account }: { readonly urn: string; readonly account: Account }) {
  const [open, setOpen] = useState<'form' | 'role' | 'member' | 'delete'>();
  const { search, set } = useAddress();
  const state = readListState(search);
  const navigate = useNavigate();
  const change = useChange('Groups', 'Group');
  const { tell } = useNotices();
  const { data, error, refetch } = useQuery({
    ...read(groupQuery, { urn, ...windowOf(state) }),
    placeholderData: keepPreviousData,
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const group = data.corpGroup;
  if (!group || group.exists === false)
    return <Empty hint={<Link {...toList}>{groupTexts.all}</Link>}>{groupTexts.gone}</Empty>;
  const { name, description } = group.card;
  const { manageIdentities: mayManage, managePolicies: mayAssign } = account.held;
  const isExternal = group.origin?.type === 'EXTERNAL';
  const role = group.roles?.relationships[0]?.entity;
  const members = (group.members?.relationships ?? []).flatMap(({ entity }) => entity ?? []);
  const total = group.members?.total ?? 0;
  const close = () => setOpen(undefined);

  async function changeMember(
    member: { readonly urn: string; readonly name: string },
    isMember: boolean,
  ): Promise<void> {
    const input = { groupUrn: urn, userUrns: [member.urn] };
    const told = isMember ? groupTexts.added(member.name) : groupTexts.removed(member.name);
    try {
      if (isMember) await change(addMembersMutation, { input }, told);
      else await change(removeMembersMutation, { input }, told);
    } catch (failure) {
      tell({ text: member.name, reason: messageOf(failure), isFailure: true });
    }
  }

  return (
    <>
      <SectionHead title={name} lead={description}>
        <Link className="button" {...toList}>
          {groupTexts.all}
        </Link>
        <button type="button" className="button" disabled={!mayManage} onClick={() => setOpen('form')}>
          {groupTexts.rename}
        </button>
        <button type="button" className="button" disabled={!mayManage} onClick={() => setOpen('delete')}>
          {accessTexts.delete}
        </button>
      </SectionHead>
      <Need isHeld={mayManage} privilege="MANAGE_USERS_AND_GROUPS" to={groupTexts.toManage} />
      <Need isHeld={mayAssign} privilege="MANAGE_POLICIES" to={userTexts.toAssign} />
      <div className="access__facts">
        <p>
          <span className="label">{groupTexts.columns.role}</span>{' '}
          {role?.card.name ?? <span className="faint">{roleTexts.none}</span>}{' '}
          <button
            type="button"
            className="action"
            disabled={!mayAssign}
            title={mayAssign ? undefined : accessTexts.needsTitle('MANAGE_POLICIES')}
            onClick={() => setOpen('role')}
          >
            {groupTexts.changeRole}
          </button>
        </p>
        <p>
          <EntityLink urn={urn} name={groupTexts.page} />
        </p>
      </div>
      <div className="access__part">
        <h2>{groupTexts.members}</h2>
        <button
          type="button"
          className="button"
          disabled={!mayManage || isExternal}
          onClick={() => setOpen('member')}
        >
          <Icon name="plus" />
          {groupTexts.addMember}
        </button>
      </div>
      {isExternal && <p className="access__need">{groupTexts.external}</p>}
      {total === 0 ? (
        <p className="faint">{groupTexts.noMembers}</p>
      ) : (
        <Table
          label={groupTexts.members}
          rows={members}
          keyOf={(member) => member.urn}
          columns={[
            {
              key: 'name',
              head: userTexts.columns.name,
              cell: (member) => <EntityLink urn={member.urn} name={member.card.name} />,
            },
            {
              key: 'actions',
              head: accessTexts.actions,
              isActions: true,
              cell: (member) => (
                <button
                  type="button"
                  className="action"
                  aria-label={accessTexts.remove(member.card.name)}
                  disabled={!mayManage || isExternal}
                  onClick={() => void changeMember({ urn: member.urn, name: member.card.name }, false)}
                >
                  {accessTexts.takeOut}
                </button>
              ),
            },
          ]}
        />
      )}
      <Pager page={state.page} size={pageSize} total={total} show={(page) => set({ page })} />
      {open === 'form' && <GroupForm urn={urn} name={name} description={description ?? ''} close={close} />}
      {open === 'role' && <RoleForm holder={{ urn, name }} role={role?.urn} close={close} />}
      {open === 'member' && (
        <EntityPicker
          label={groupTexts.addMember}
          types={['CORP_USER']}
          present={members.map((member) => member.urn)}
          pick={(member) => void changeMember(member, true)}
          close={close}
        />
      )}
      {open === 'delete' && (
        <Confirm
          title={groupTexts.deleteTitle(name)}
          action={accessTexts.delete}
          run={async () => {
            await change(removeGroupMutation, { urn }, groupTexts.deleted(name));
            await navigate(toList);
          }}
          close={close}
        >
          {groupTexts.deleteWarning}
        </Confirm>
      )}
    </>
  );
}
