import { useState } from 'react';
import {
  createResetTokenMutation,
  removeUserMutation,
  type UsersQuery,
  updateUserStatusMutation,
} from '../../../gen/settings/users/users.ts';
import type { Account } from '../../account/use-account.ts';
import { messageOf } from '../../data/message-of.ts';
import { useChange } from '../../data/use-change.ts';
import { useNotices } from '../../edit/edits.tsx';
import { EntityLink } from '../../entity/entity-link.tsx';
import { accessTexts } from '../../texts/access.ts';
import { dayText } from '../../texts/format.ts';
import { userTexts } from '../../texts/people.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Secret } from '../access/secret.tsx';
import { RoleForm } from '../roles/role-form.tsx';
import { isSuspended, type SignInRecord, statusText } from './user-status.ts';

export type User = NonNullable<UsersQuery['listUsers']>['users'][number];

interface UserTableProps {
  readonly users: readonly User[];
  /** What the sign-in knows; undefined for who may not see it. */
  readonly records: readonly SignInRecord[] | undefined;
  readonly account: Account;
}

const mailOf = ({ properties, editableProperties }: User) => editableProperties?.email ?? properties?.email;

type Open = { readonly what: 'role' | 'suspend' | 'delete'; readonly user: User };

/** Users, and what may be done about each. */
export function UserTable({ users, records, account }: UserTableProps) {
  const [open, setOpen] = useState<Open>();
  const [link, setLink] = useState<{ readonly name: string; readonly value: string }>();
  const change = useChange('Users', 'SignInRecords');
  const { tell } = useNotices();
  const recordOf = (urn: string) => records?.find((record) => record.urn === urn);
  const { held } = account;
  const close = () => setOpen(undefined);

  async function resume(user: User): Promise<void> {
    const variables = { urn: user.urn, status: 'ACTIVE' as const };
    await told(user, () => change(updateUserStatusMutation, variables, userTexts.resumed(user.card.name)));
  }

  async function makeLink(user: User): Promise<void> {
    await told(user, async () => {
      const made = await change(createResetTokenMutation, { input: { userUrn: user.urn } });
      const token = made.createNativeUserResetToken?.resetToken ?? '';
      setLink({ name: user.card.name, value: `${location.origin}/reset?reset_token=${token}` });
    });
  }

  async function told(user: User, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      tell({ text: user.card.name, reason: messageOf(error), isFailure: true });
    }
  }

  const columns: readonly Column<User>[] = [
    {
      key: 'name',
      head: userTexts.columns.name,
      cell: (user) => (
        <span className="access__person">
          <EntityLink urn={user.urn} name={user.card.name} />
          {![user.card.name, mailOf(user)].includes(user.username) && (
            <span className="faint">{user.username}</span>
          )}
        </span>
      ),
    },
    {
      key: 'title',
      head: userTexts.columns.title,
      cell: ({ properties, editableProperties }) => editableProperties?.title ?? properties?.title,
    },
    {
      key: 'mail',
      head: userTexts.columns.mail,
      cell: mailOf,
    },
    {
      key: 'role',
      head: userTexts.columns.role,
      cell: (user) =>
        rolesOf(user)
          .map(({ card }) => card.name)
          .join(', '),
    },
    ...(account.isSignInOn && (held.manageIdentities || held.manageUserCredentials)
      ? [
          {
            key: 'status',
            head: userTexts.columns.status,
            cell: (user: User) => (records ? statusText(user, recordOf(user.urn)) : ''),
          },
          {
            key: 'signedIn',
            head: userTexts.columns.signedIn,
            cell: ({ urn }: User) => signedInText(recordOf(urn)),
          },
        ]
      : []),
    { key: 'actions', head: accessTexts.actions, isActions: true, cell: actionsOf },
  ];

  function actionsOf(user: User) {
    const { urn, card } = user;
    const isSelf = urn === account.urn;
    const isOut = isSuspended(user, recordOf(urn));
    const why = (isHeld: boolean, privilege: string) =>
      !isHeld ? accessTexts.needsTitle(privilege) : isSelf ? userTexts.notSelf : undefined;
    const mayManage = held.manageIdentities && !isSelf;
    return (
      <>
        <Action
          text={userTexts.changeRole}
          name={card.name}
          isDisabled={!held.managePolicies}
          why={held.managePolicies ? undefined : accessTexts.needsTitle('MANAGE_POLICIES')}
          run={() => setOpen({ what: 'role', user })}
        />
        {user.isNativeUser === true && (
          <Action
            text={userTexts.reset}
            name={card.name}
            isDisabled={!held.manageUserCredentials}
            why={held.manageUserCredentials ? undefined : accessTexts.needsTitle('MANAGE_USER_CREDENTIALS')}
            run={() => void makeLink(user)}
          />
        )}
        <Action
          text={isOut ? userTexts.resume : userTexts.suspend}
          name={card.name}
          isDisabled={!mayManage}
          why={why(held.manageIdentities, 'MANAGE_USERS_AND_GROUPS')}
          run={() => (isOut ? void resume(user) : setOpen({ what: 'suspend', user }))}
        />
        <Action
          text={userTexts.delete}
          name={card.name}
          isDisabled={!mayManage}
          why={why(held.manageIdentities, 'MANAGE_USERS_AND_GROUPS')}
          run={() => setOpen({ what: 'delete', user })}
        />
      </>
    );
  }

  return (
    <>
      <Table label={userTexts.title} columns={columns} rows={users} keyOf={({ urn }) => urn} />
      {open?.what === 'role' && (
        <RoleForm
          holder={{ urn: open.user.urn, name: open.user.card.name }}
          role={rolesOf(open.user)[0]?.urn}
          close={close}
        />
      )}
      {open?.what === 'suspend' && (
        <Confirm
          title={userTexts.suspendTitle(open.user.card.name)}
          action={userTexts.suspend}
          run={() =>
            change(
              updateUserStatusMutation,
              { urn: open.user.urn, status: 'SUSPENDED' },
              userTexts.suspended(open.user.card.name),
            )
          }
          close={close}
        >
          {userTexts.suspendWarning}
        </Confirm>
      )}
      {open?.what === 'delete' && (
        <Confirm
          title={userTexts.deleteTitle(open.user.card.name)}
          action={userTexts.delete}
          run={() =>
            change(removeUserMutation, { urn: open.user.urn }, userTexts.deleted(open.user.card.name))
          }
          close={close}
        >
          {userTexts.deleteWarning}
        </Confirm>
      )}
      {link && (
        <Secret
          title={userTexts.resetTitle(link.name)}
          label={userTexts.resetLink}
          value={link.value}
          hint={userTexts.resetHint}
          close={() => setLink(undefined)}
        />
      )}
    </>
  );
}

interface ActionProps {
  readonly text: string;
  /** Whom it is about, for readers of the screen. */
  readonly name: string;
  readonly isDisabled: boolean;
  /** Why it is disabled. */
  readonly why: string | undefined;
  readonly run: () => void;
}

function Action({ text, name, isDisabled, why, run }: ActionProps) {
  return (
    <button
      type="button"
      className="action"
      aria-label={`${text}: ${name}`}
      title={why}
      disabled={isDisabled}
      onClick={run}
    >
      {text}
    </button>
  );
}

const rolesOf = ({ roles }: User) => (roles?.relationships ?? []).flatMap(({ entity }) => entity ?? []);

const signedInText = (record: SignInRecord | undefined): string =>
  record?.signedInAt === undefined ? '' : dayText(record.signedInAt);
