import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  deleteSubscriptionMutation,
  type SubscriptionsQuery,
  subscriptionsQuery,
} from '../../../gen/subscriptions/subscriptions.ts';
import type { Account } from '../../account/use-account.ts';
import { read } from '../../data/query-client.ts';
import { useChange } from '../../data/use-change.ts';
import { EntityLink } from '../../entity/entity-link.tsx';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { draftOf } from '../../subscriptions/draft.ts';
import { SubscriberSelect } from '../../subscriptions/subscriber-select.tsx';
import { SubscriptionForm } from '../../subscriptions/subscription-form.tsx';
import { subscriptionTexts as texts } from '../../texts/subscriptions.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Pager } from '../../ui/pager.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { WithAccount } from '../access/gate.tsx';
import { pageSize, readListState, textAt, useAddress, windowOf } from '../access/list-state.ts';

/** What the reader and their groups follow. Without sign-in, everybody is the same user. */
export const SubscriptionsPage = () => (
  <WithAccount title={texts.title} withoutSignIn="all">
    {(account) => <Subscriptions account={account} />}
  </WithAccount>
);

function Subscriptions({ account }: { readonly account: Account }) {
  const { search, set } = useAddress();
  const group = textAt(search, 'group') ?? '';
  return (
    <>
      <SectionHead
        title={texts.title}
        lead={
          <>
            {texts.lead} <a href="/docs/actions/actions/subscriptions">{texts.docs}</a>
          </>
        }
      />
      {!account.isSignInOn && <p className="faint">{texts.shared}</p>}
      <div className="subscriptions__whose">
        <SubscriberSelect
          reader={account.urn}
          group={group}
          set={(urn) => set({ group: urn || undefined, page: undefined })}
        />
      </div>
      <SubscriptionList key={group} group={group} />
    </>
  );
}

type Listed = SubscriptionsQuery['listSubscriptions']['subscriptions'][number];

function SubscriptionList({ group }: { readonly group: string }) {
  const { search, set } = useAddress();
  const [open, setOpen] = useState<{ readonly form: 'edit' | 'remove'; readonly listed: Listed }>();
  const change = useChange('Subscription', 'Subscriptions');
  const state = readListState(search);
  const { data, error, refetch } = useQuery({
    ...read(subscriptionsQuery, { input: { ...windowOf(state), ...(group !== '' && { groupUrn: group }) } }),
    placeholderData: keepPreviousData,
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { subscriptions, total } = data.listSubscriptions;
  const close = () => setOpen(undefined);
  const button = (listed: Listed, form: 'edit' | 'remove') => (
    <button
      type="button"
      className="action"
      aria-label={`${texts[form]}: ${nameOf(listed)}`}
      onClick={() => setOpen({ form, listed })}
    >
      {texts[form]}
    </button>
  );
  const actions: Column<Listed> = {
    key: 'actions',
    head: texts.columns.actions,
    isActions: true,
    cell: (listed) => (
      <>
        {button(listed, 'edit')}
        {button(listed, 'remove')}
      </>
    ),
  };
  return (
    <>
      {total === 0 ? (
        <Empty hint={<p>{texts.emptyHint}</p>}>{texts.empty}</Empty>
      ) : (
        <Table
          label={texts.title}
          columns={[...columns, actions]}
          rows={subscriptions}
          keyOf={({ subscriptionUrn }) => subscriptionUrn}
          hasCards
        />
      )}
      <Pager page={state.page} size={pageSize} total={total} show={(page) => set({ page })} />
      {open?.form === 'edit' && (
        <SubscriptionForm
          urn={open.listed.entityUrn}
          name={nameOf(open.listed)}
          group={group}
          close={close}
        />
      )}
      {open?.form === 'remove' && (
        <Confirm
          title={texts.removeTitle(nameOf(open.listed))}
          action={texts.stop}
          run={() =>
            change(
              deleteSubscriptionMutation,
              { input: { subscriptionUrn: open.listed.subscriptionUrn } },
              texts.removed(nameOf(open.listed)),
            )
          }
          close={close}
        >
          {texts.removeSays}
        </Confirm>
      )}
    </>
  );
}

const nameOf = ({ entity, entityUrn }: Listed): string => entity?.card.name ?? entityUrn;

const columns: readonly Column<Listed>[] = [
  {
    key: 'entity',
    head: texts.columns.entity,
    cell: (listed) => <EntityLink urn={listed.entityUrn} name={nameOf(listed)} />,
  },
  {
    key: 'kinds',
    head: texts.columns.kinds,
    cell: ({ entityChangeTypes: kinds }) => (kinds.length === 0 ? texts.every : texts.count(kinds.length)),
  },
  {
    key: 'channel',
    head: texts.columns.channel,
    cell: (listed) => texts.channelsShort[draftOf(listed).channel],
  },
  {
    key: 'digest',
    head: texts.columns.digest,
    cell: (listed) => {
      const { digest, cron } = draftOf(listed);
      return digest === 'CRON' ? <code>{cron}</code> : texts.digests[digest];
    },
  },
];
