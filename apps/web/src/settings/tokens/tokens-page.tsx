import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accessTokensQuery } from '../../../gen/settings/tokens/tokens.ts';
import type { Account } from '../../account/use-account.ts';
import { read } from '../../data/query-client.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { tokenTexts } from '../../texts/access.ts';
import { Icon } from '../../ui/icon.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Choices } from '../access/choices.tsx';
import { Need, WithAccount } from '../access/gate.tsx';
import { pageSize, readListState, useAddress, windowOf } from '../access/list-state.ts';
import { Secret } from '../access/secret.tsx';
import { TokenForm } from './token-form.tsx';
import { TokenTable } from './token-table.tsx';

/** The access tokens of the reader, and those of everybody for who manages them. */
export const TokensPage = () => (
  <WithAccount title={tokenTexts.title} withoutSignIn="nothing">
    {(account) => <Tokens account={account} />}
  </WithAccount>
);

function Tokens({ account }: { readonly account: Account }) {
  const [isCreating, setIsCreating] = useState(false);
  const [made, setMade] = useState<string>();
  const { search, set } = useAddress();
  const { held } = account;
  const mayCreate = held.generatePersonalAccessTokens || held.manageTokens;
  const isAll = search.of === 'all' && held.manageTokens;
  return (
    <>
      <SectionHead
        title={tokenTexts.title}
        lead={
          <>
            {tokenTexts.lead} <a href="/docs/authentication/personal-access-tokens">{tokenTexts.docs}</a>
          </>
        }
      >
        <button
          type="button"
          className="button button--main"
          disabled={!mayCreate}
          onClick={() => setIsCreating(true)}
        >
          <Icon name="plus" />
          {tokenTexts.create}
        </button>
      </SectionHead>
      <Need isHeld={mayCreate} privilege="GENERATE_PERSONAL_ACCESS_TOKENS" to={tokenTexts.toCreate} />
      <Choices
        label={tokenTexts.whose}
        value={isAll ? 'all' : 'mine'}
        options={[
          { value: 'mine', text: tokenTexts.mine },
          { value: 'all', text: tokenTexts.all, isDisabled: !held.manageTokens },
        ]}
        choose={(value) => set({ of: value === 'all' ? 'all' : undefined, page: undefined })}
      />
      <Need isHeld={held.manageTokens} privilege="MANAGE_ACCESS_TOKENS" to={tokenTexts.toSeeAll} />
      <TokenList owner={isAll ? '*' : account.urn} />
      {isCreating && (
        <TokenForm type="PERSONAL" owner={account.urn} made={setMade} close={() => setIsCreating(false)} />
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

/** The tokens of a user or service account; of everybody for `*`. */
function TokenList({ owner }: { readonly owner: string }) {
  const { search, set } = useAddress();
  const state = readListState(search);
  const filters = owner === '*' ? [] : [{ field: 'actorUrn', values: [owner] }];
  const { data, error, refetch } = useQuery({
    ...read(accessTokensQuery, { input: { ...windowOf(state), filters } }),
    placeholderData: keepPreviousData,
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { tokens, total } = data.listAccessTokens;
  if (total === 0) return <Empty hint={<p>{tokenTexts.emptyHint}</p>}>{tokenTexts.empty}</Empty>;
  return (
    <>
      <TokenTable tokens={tokens} owner={owner} />
      <Pager page={state.page} size={pageSize} total={total} show={(page) => set({ page })} />
    </>
  );
}
