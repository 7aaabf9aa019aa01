import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  createSubscriptionMutation,
  deleteSubscriptionMutation,
  subscriptionQuery,
  updateSubscriptionMutation,
} from '../../gen/subscriptions/subscriptions.ts';
import { useAccount } from '../account/use-account.ts';
import { messageOf } from '../data/message-of.ts';
import { read } from '../data/query-client.ts';
import { useChange } from '../data/use-change.ts';
import { subscriptionTexts as texts } from '../texts/subscriptions.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { draftOf, inputOf, isComplete, type SubscriptionDraft } from './draft.ts';
import { SubscriberSelect } from './subscriber-select.tsx';
import { SubscriptionFields } from './subscription-fields.tsx';

interface SubscriptionFormProps {
  /** What is followed. */
  readonly urn: string;
  readonly name: string;
  /** URN of the group whose subscription it is at first; the reader's without it. */
  readonly group?: string;
  readonly close: () => void;
}

/** Follows something, or changes how it is followed. */
export function SubscriptionForm({ urn, name, group: first = '', close }: SubscriptionFormProps) {
  const [group, setGroup] = useState(first);
  const [typed, setTyped] = useState<SubscriptionDraft>();
  const [failure, setFailure] = useState<string>();
  const { account } = useAccount();
  const change = useChange('Subscription', 'Subscriptions');
  const { data, error } = useQuery(
    read(subscriptionQuery, { input: { entityUrn: urn, ...(group !== '' && { groupUrn: group }) } }),
  );
  const stored = data?.getSubscription.subscription;
  const draft = typed ?? draftOf(stored);

  async function send(): Promise<void> {
    if (!stored)
      await change(
        createSubscriptionMutation,
        { input: { entityUrn: urn, ...(group !== '' && { groupUrn: group }), ...inputOf(draft) } },
        texts.followed(name),
      );
    else
      await change(
        updateSubscriptionMutation,
        { input: { subscriptionUrn: stored.subscriptionUrn, ...inputOf(draft) } },
        texts.saved(name),
      );
  }

  const stop = (subscriptionUrn: string) =>
    change(deleteSubscriptionMutation, { input: { subscriptionUrn } }, texts.removed(name)).then(
      close,
      (reason: unknown) => setFailure(messageOf(reason)),
    );

  return (
    <FormDialog
      title={stored ? texts.editTitle(name) : texts.followTitle(name)}
      action={stored ? texts.save : texts.start}
      send={send}
      close={close}
      canSend={data !== undefined && !error && isComplete(draft)}
    >
      {(errorOf) => (
        <>
          {account && (
            <SubscriberSelect
              reader={account.urn}
              group={group}
              set={(next) => {
                setGroup(next);
                setTyped(undefined);
              }}
              error={error ? messageOf(error) : errorOf('groupUrn')}
            />
          )}
          <SubscriptionFields
            draft={draft}
            set={(part) => setTyped({ ...draft, ...part })}
            errorOf={errorOf}
          />
          {stored && (
            <button
              type="button"
              className="action subscription__stop"
              onClick={() => void stop(stored.subscriptionUrn)}
            >
              {texts.stop}
            </button>
          )}
          {failure !== undefined && (
            <p className="form__failure" role="alert">
              {failure}
            </p>
          )}
        </>
      )}
    </FormDialog>
  );
}
