import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '../../account/use-account.ts';
import { useCarryOut } from '../../data/use-change.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { accessTexts } from '../../texts/access.ts';
import { dayText } from '../../texts/format.ts';
import { inviteTexts, roleTexts } from '../../texts/people.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Need, WithAccount } from '../access/gate.tsx';
import { Secret } from '../access/secret.tsx';
import { useNames } from '../access/use-names.ts';
import { InviteForm } from './invite-form.tsx';
import { type Invite, invitesRequest, renewInvite, revokeInvite, usable } from './invites.ts';

/** Links with which people sign up. */
export const InvitesPage = () => (
  <WithAccount title={inviteTexts.title} withoutSignIn="nothing">
    {(account) => <Invites account={account} />}
  </WithAccount>
);

function Invites({ account: { held } }: { readonly account: Account }) {
  const [isCreating, setIsCreating] = useState(false);
  const [made, setMade] = useState<string>();
  const mayInvite = held.manageUserCredentials || held.manageIdentities;
  return (
    <>
      <SectionHead title={inviteTexts.title} lead={inviteTexts.lead}>
        <button
          type="button"
          className="button button--main"
          disabled={!mayInvite}
          title={mayInvite ? undefined : accessTexts.needsTitle('MANAGE_USER_CREDENTIALS')}
          onClick={() => setIsCreating(true)}
        >
          <Icon name="plus" />
          {inviteTexts.create}
        </button>
      </SectionHead>
      <Need isHeld={mayInvite} privilege="MANAGE_USER_CREDENTIALS" to={inviteTexts.toInvite} />
      {mayInvite && <InviteList made={setMade} mayGiveRoles={held.managePolicies} />}
      {isCreating && (
        <InviteForm mayGiveRoles={held.managePolicies} made={setMade} close={() => setIsCreating(false)} />
      )}
      {made !== undefined && (
        <Secret
          title={inviteTexts.made}
          label={inviteTexts.link}
          value={made}
          hint={inviteTexts.hint}
          close={() => setMade(undefined)}
        />
      )}
    </>
  );
}

interface InviteListProps {
  readonly made: (link: string) => void;
  readonly mayGiveRoles: boolean;
}

function InviteList({ made, mayGiveRoles }: InviteListProps) {
  const [open, setOpen] = useState<{ readonly what: 'revoke' | 'renew'; readonly invite: Invite }>();
  const carryOut = useCarryOut('Invites');
  const { data, error, refetch } = useQuery(invitesRequest);
  const invites = usable(data ?? [], Date.now());
  const nameOf = useNames(
    invites.flatMap(({ role, user, createdBy }) => [role ?? [], user ?? [], createdBy].flat()),
  );
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (invites.length === 0) return <Empty>{inviteTexts.empty}</Empty>;
  const close = () => setOpen(undefined);
  const columns: readonly Column<Invite>[] = [
    {
      key: 'role',
      head: inviteTexts.columns.role,
      cell: ({ role, user, isReusable }) => (
        <span className="access__person">
          {role === undefined ? roleTexts.none : nameOf(role)}
          <span className="faint">
            {user === undefined
              ? isReusable
                ? inviteTexts.often
                : inviteTexts.once
              : inviteTexts.onlyFor(nameOf(user))}
          </span>
        </span>
      ),
    },
    { key: 'by', head: inviteTexts.columns.by, cell: ({ createdBy }) => nameOf(createdBy) },
    { key: 'created', head: inviteTexts.columns.created, cell: ({ createdAt }) => dayText(createdAt) },
    { key: 'expires', head: inviteTexts.columns.expires, cell: ({ expiresAt }) => dayText(expiresAt) },
    {
      key: 'uses',
      head: inviteTexts.columns.uses,
      cell: ({ uses }) => (uses === 0 ? accessTexts.never : inviteTexts.uses(uses)),
    },
    {
      key: 'actions',
      head: accessTexts.actions,
      isActions: true,
      cell: (invite) => (
        <>
          {invite.user === undefined && (
            <button
              type="button"
              className="action"
              // A role by a link is a role all the same.
              disabled={invite.role !== undefined && !mayGiveRoles}
              onClick={() => setOpen({ what: 'renew', invite })}
            >
              {inviteTexts.renew}
            </button>
          )}
          <button type="button" className="action" onClick={() => setOpen({ what: 'revoke', invite })}>
            {inviteTexts.revoke}
          </button>
        </>
      ),
    },
  ];
  return (
    <>
      <Table label={inviteTexts.title} columns={columns} rows={invites} keyOf={({ id }) => id} />
      {open?.what === 'renew' && (
        <Confirm
          title={inviteTexts.renewTitle}
          action={inviteTexts.renew}
          run={async () => made(await carryOut(() => renewInvite(open.invite)))}
          close={close}
        >
          {inviteTexts.renewWarning}
        </Confirm>
      )}
      {open?.what === 'revoke' && (
        <Confirm
          title={inviteTexts.revokeTitle}
          action={inviteTexts.revoke}
          run={() => carryOut(() => revokeInvite(open.invite.id), inviteTexts.revoked)}
          close={close}
        >
          {inviteTexts.revokeWarning}
        </Confirm>
      )}
    </>
  );
}
