import './policies.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { policiesQuery } from '../../../gen/settings/policies/policies.ts';
import type { Account } from '../../account/use-account.ts';
import { read } from '../../data/query-client.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { accessTexts } from '../../texts/access.ts';
import { policyTexts } from '../../texts/policies.ts';
import { Icon } from '../../ui/icon.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Choices } from '../access/choices.tsx';
import { Need, WithAccount } from '../access/gate.tsx';
import { pageSize, readListState, useAddress, windowOf } from '../access/list-state.ts';
import { SearchField } from '../access/search-field.tsx';
import { PolicyEditor, PolicyForm } from './policy-editor.tsx';
import { PolicyTable } from './policy-table.tsx';

/** Policies: the list of them, one of them, or a new one. */
export const PoliciesPage = () => (
  <WithAccount title={policyTexts.title} withoutSignIn="all">
    {(account) => <Policies account={account} />}
  </WithAccount>
);

function Policies({ account }: { readonly account: Account }) {
  const { id } = useAddress();
  const [newUrn] = useState(() => `urn:li:dataHubPolicy:${crypto.randomUUID()}`);
  const mayChange = account.held.managePolicies;
  if (id === 'new' && mayChange) return <PolicyForm urn={newUrn} isEditable />;
  if (id !== undefined && id !== 'new') return <PolicyEditor urn={id} mayChange={mayChange} />;
  return (
    <>
      <SectionHead
        title={policyTexts.title}
        lead={
          <>
            {policyTexts.lead} <a href="/docs/authorization/policies">{policyTexts.docs}</a>
          </>
        }
      >
        {mayChange ? (
          <Link
            className="button button--main"
            to="/settings/{-$page}/{-$id}"
            params={{ page: 'policies', id: 'new' }}
          >
            <Icon name="plus" />
            {policyTexts.create}
          </Link>
        ) : (
          <button
            type="button"
            className="button button--main"
            disabled
            title={accessTexts.needsTitle('MANAGE_POLICIES')}
          >
            <Icon name="plus" />
            {policyTexts.create}
          </button>
        )}
      </SectionHead>
      <Need isHeld={mayChange} privilege="MANAGE_POLICIES" to={policyTexts.toChange} />
      {mayChange && <PolicyList />}
    </>
  );
}

const kinds = ['all', 'METADATA', 'PLATFORM'] as const;

function PolicyList() {
  const { search, set } = useAddress();
  const state = readListState(search);
  const kind = kinds.find((each) => each === search.kind) ?? 'all';
  const { data, error, refetch } = useQuery({
    ...read(policiesQuery, {
      input: {
        ...windowOf(state),
        query: state.q,
        ...(kind !== 'all' && { orFilters: [{ and: [{ field: 'type', values: [kind] }] }] }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const page = data?.listPolicies;
  return (
    <>
      <div className="filter">
        <SearchField
          label={accessTexts.find}
          value={state.q}
          set={(q) => set({ q: q || undefined, page: undefined })}
        />
        <Choices
          label={policyTexts.kindLabel}
          value={kind}
          options={kinds.map((value) => ({ value, text: policyTexts.kinds[value] }))}
          choose={(value) => set({ kind: value === 'all' ? undefined : value, page: undefined })}
        />
      </div>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!error && !page && <Loading />}
      {page?.total === 0 && <Empty>{state.q === '' ? policyTexts.empty : policyTexts.noMatch}</Empty>}
      {page && page.total > 0 && (
        <>
          <PolicyTable policies={page.policies} />
          <Pager page={state.page} size={pageSize} total={page.total} show={(next) => set({ page: next })} />
        </>
      )}
    </>
  );
}
