import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  deleteServiceAccountMutation,
  serviceAccountQuery,
} from '../../../gen/settings/service-accounts/service-accounts.ts';
import { accessTokensQuery } from '../../../gen/settings/tokens/tokens.ts';
import type { Account } from '../../account/use-account.ts';
import { read } from '../../data/query-client.ts';
import { useChange } from '../../data/use-change.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { accessTexts, tokenTexts } from '../../texts/access.ts';
import { accountTexts, roleTexts } from '../../texts/people.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Need } from '../access/gate.tsx';
import { Secret } from '../access/secret.tsx';
import { RoleForm } from '../roles/role-form.tsx';
import { TokenForm } from '../tokens/token-form.tsx';
import { TokenTable } from '../tokens/token-table.tsx';

const toList = {
  to: '/settings/{-$page}/{-$id}',
  params: { page: 'service-accounts', id: undefined },
} as const;

/** Tokens of one account that are shown. */
const mostTokens = 100;

/** A service account: its role and its access tokens. */
export function ServiceAccountPart({ urn, account }: { readonly urn: string; readonly account: Account }) {
  const [open, setOpen] = useState<'role' | 'token' | 'delete'>();
  const [made, setMade] = useState<string>();
  const navigate = useNavigate();
  const change = useChange('ServiceAccounts');
  const { data, error, refetch } = useQuery(read(serviceAccountQuery, { urn }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const found = data.getServiceAccount;
  if (!found) return <Empty hint={<Link {...toList}>{accountTexts.all}</Link>}>{accountTexts.gone}</Empty>;
  const name = found.displayName ?? found.name;
  const role = data.corpUser?.roles?.relationships[0]?.entity;
  const { managePolicies: mayAssign, manageTokens: mayList } = account.held;
  const close = () => setOpen(undefined);
  return (
    <>
      <SectionHead title={name} lead={found.description ?? undefined}>
        <Link className="button" {...toList}>
          {accountTexts.all}
        </Link>
        <button type="button" className="button" onClick={() => setOpen('delete')}>
          {accessTexts.delete}
        </button>
      </SectionHead>
      <p className="access__facts">
        <span>
          <span className="label">{roleTexts.role}</span>{' '}
          {role?.card.name ?? <span className="faint">{roleTexts.none}</span>}{' '}
          <button
            type="button"
            className="action"
            disabled={!mayAssign}
            title={mayAssign ? undefined : accessTexts.needsTitle('MANAGE_POLICIES')}
            onClick={() => setOpen('role')}
          >
            {accountTexts.changeRole}
          </button>
        </span>
      </p>
      <div className="access__part">
        <h2>{accountTexts.tokens}</h2>
        <button type="button" className="button" onClick={() => setOpen('token')}>
          <Icon name="plus" />
          {accountTexts.newToken}
        </button>
      </div>
      <Need isHeld={mayList} privilege="MANAGE_ACCESS_TOKENS" to={tokenTexts.toSeeAll} />
      {mayList && <Tokens urn={urn} />}
      {open === 'role' && <RoleForm holder={{ urn, name }} role={role?.urn} close={close} />}
      {open === 'token' && <TokenForm type="SERVICE_ACCOUNT" owner={urn} made={setMade} close={close} />}
      {open === 'delete' && (
        <Confirm
          title={accountTexts.deleteTitle(name)}
          action={accessTexts.delete}
          run={async () => {
            await change(deleteServiceAccountMutation, { urn }, accountTexts.deleted(name));
            await navigate(toList);
          }}
          close={close}
        >
          {accountTexts.deleteWarning}
        </Confirm>
      )}
      {made !== undefined && (
        <Secret
          title={tokenTexts.made}
          label={tokenTexts.token}
          value={made}
          hint={tokenTexts.once}
          close={() => setMade(undefined)}
        />
      )}
    </>
  );
}

function Tokens({ urn }: { readonly urn: string }) {
  const { data, error, refetch } = useQuery(
    read(accessTokensQuery, {
      input: { start: 0, count: mostTokens, filters: [{ field: 'actorUrn', values: [urn] }] },
    }),
  );
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { tokens } = data.listAccessTokens;
  if (tokens.length === 0) return <p className="faint">{accountTexts.noTokens}</p>;
  return <TokenTable tokens={tokens} owner={urn} />;
}
