import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usersQuery } from '../../../gen/settings/users/users.ts';
import type { Account } from '../../account/use-account.ts';
import { read } from '../../data/query-client.ts';
import { getJson } from '../../data/request.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { accessTexts } from '../../texts/access.ts';
import { userTexts } from '../../texts/people.ts';
import { Pager } from '../../ui/pager.tsx';
import { Need, WithAccount } from '../access/gate.tsx';
import { pageSize, readListState, useAddress, windowOf } from '../access/list-state.ts';
import { SearchField } from '../access/search-field.tsx';
import { readRecords } from './sign-in-records.ts';
import { UserTable } from './user-table.tsx';

/** Everybody the catalogue knows, and what may be done about them. */
export const UsersPage = () => (
  <WithAccount title={userTexts.title} withoutSignIn="all">
    {(account) => <Users account={account} />}
  </WithAccount>
);

/** When users last signed in: only the HTTP interface says it. */
const recordsRequest = {
  queryKey: ['SignInRecords'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => readRecords((path) => getJson(path, signal)),
};

function Users({ account }: { readonly account: Account }) {
  const { search, set } = useAddress();
  const state = readListState(search);
  const { held } = account;
  const { data, error, refetch } = useQuery({
    ...read(usersQuery, { input: { ...windowOf(state), query: state.q } }),
    placeholderData: keepPreviousData,
  });
  const records = useQuery({
    ...recordsRequest,
    enabled: account.isSignInOn && (held.manageIdentities || held.manageUserCredentials),
  });
  const page = data?.listUsers;
  return (
    <>
      <SectionHead title={userTexts.title} lead={userTexts.lead}>
        {account.isSignInOn && (
          <Link className="button" to="/settings/{-$page}/{-$id}" params={{ page: 'invites', id: undefined }}>
            {userTexts.invite}
          </Link>
        )}
      </SectionHead>
      <Need isHeld={held.manageIdentities} privilege="MANAGE_USERS_AND_GROUPS" to={userTexts.toManage} />
      <Need isHeld={held.managePolicies} privilege="MANAGE_POLICIES" to={userTexts.toAssign} />
      <Need isHeld={held.manageUserCredentials} privilege="MANAGE_USER_CREDENTIALS" to={userTexts.toReset} />
      <div className="filter">
        <SearchField
          label={accessTexts.find}
          value={state.q}
          set={(q) => set({ q: q || undefined, page: undefined })}
        />
      </div>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!error && !page && <Loading />}
      {page?.total === 0 && <Empty>{state.q === '' ? userTexts.empty : userTexts.noMatch}</Empty>}
      {page && page.total > 0 && (
        <>
          <UserTable users={page.users} records={records.data} account={account} />
          <Pager page={state.page} size={pageSize} total={page.total} show={(next) => set({ page: next })} />
        </>
      )}
    </>
  );
}
