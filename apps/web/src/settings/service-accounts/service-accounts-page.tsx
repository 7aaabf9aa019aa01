import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  createServiceAccountMutation,
  type ServiceAccountsQuery,
  serviceAccountsQuery,
} from '../../../gen/settings/service-accounts/service-accounts.ts';
import type { Account } from '../../account/use-account.ts';
import { read } from '../../data/query-client.ts';
import { useChange } from '../../data/use-change.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { accessTexts } from '../../texts/access.ts';
import { dayText } from '../../texts/format.ts';
import { accountTexts } from '../../texts/people.ts';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pager } from '../../ui/pager.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Need, WithAccount } from '../access/gate.tsx';
import { lastPartOf } from '../access/last-part.ts';
import { pageSize, readListState, useAddress, windowOf } from '../access/list-state.ts';
import { ServiceAccountPart } from './service-account-part.tsx';

/** Users that are programs: the list of them, or one. */
export const ServiceAccountsPage = () => (
  <WithAccount title={accountTexts.title} withoutSignIn="nothing">
    {(account) => <ServiceAccounts account={account} />}
  </WithAccount>
);

function ServiceAccounts({ account }: { readonly account: Account }) {
  const { id } = useAddress();
  const [isCreating, setIsCreating] = useState(false);
  const mayManage = account.held.manageServiceAccounts;
  if (id !== undefined && mayManage) return <ServiceAccountPart urn={id} account={account} />;
  return (
    <>
      <SectionHead
        title={accountTexts.title}
        lead={
          <>
            {accountTexts.lead}{' '}
            <a href="/docs/authentication/personal-access-tokens#tokens-of-service-accounts">
              {accountTexts.docs}
            </a>
          </>
        }
      >
        <button
          type="button"
          className="button button--main"
          disabled={!mayManage}
          title={mayManage ? undefined : accessTexts.needsTitle('MANAGE_SERVICE_ACCOUNTS')}
          onClick={() => setIsCreating(true)}
        >
          <Icon name="plus" />
          {accountTexts.create}
        </button>
      </SectionHead>
      <Need isHeld={mayManage} privilege="MANAGE_SERVICE_ACCOUNTS" to={accountTexts.toManage} />
      {mayManage && <ServiceAccountList />}
      {isCreating && <NewServiceAccountForm close={() => setIsCreating(false)} />}
    </>
  );
}

type ServiceAccount = ServiceAccountsQuery['listServiceAccounts']['serviceAccounts'][number];

const columns: readonly Column<ServiceAccount>[] = [
  {
    key: 'name',
    head: accountTexts.columns.name,
    cell: ({ urn, name, displayName, description }) => (
      <span className="access__person">
        <Link to="/settings/{-$page}/{-$id}" params={{ page: 'service-accounts', id: urn }}>
          {displayName ?? name}
        </Link>
        {description && <span className="faint">{description}</span>}
      </span>
    ),
  },
  {
    key: 'by',
    head: accountTexts.columns.by,
    cell: ({ createdBy }) => (createdBy ? lastPartOf(createdBy) : ''),
  },
  {
    key: 'created',
    head: accountTexts.columns.created,
    cell: ({ createdAt }) => (createdAt ? dayText(createdAt) : ''),
  },
];

function ServiceAccountList() {
  const { search, set } = useAddress();
  const state = readListState(search);
  const { data, error, refetch } = useQuery({
    ...read(serviceAccountsQuery, { input: windowOf(state) }),
    placeholderData: keepPreviousData,
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { total, serviceAccounts } = data.listServiceAccounts;
  if (total === 0) return <Empty>{accountTexts.empty}</Empty>;
  return (
    <>
      <Table label={accountTexts.title} columns={columns} rows={serviceAccounts} keyOf={({ urn }) => urn} />
      <Pager page={state.page} size={pageSize} total={total} show={(page) => set({ page })} />
    </>
  );
}

function NewServiceAccountForm({ close }: { readonly close: () => void }) {
  const change = useChange('ServiceAccounts');
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const send = () =>
    change(
      createServiceAccountMutation,
      {
        input: {
          displayName: name.trim(),
          ...(description.trim() !== '' && { description: description.trim() }),
        },
      },
      accountTexts.created(name.trim()),
    );
  return (
    <FormDialog
      title={accountTexts.create}
      action={accountTexts.make}
      send={send}
      close={close}
      canSend={name.trim() !== ''}
    >
      <TextField label={accountTexts.name} value={name} set={setName} isRequired />
      <TextField
        label={accessTexts.description}
        hint={accountTexts.descriptionHint}
        value={description}
        set={setDescription}
      />
    </FormDialog>
  );
}
