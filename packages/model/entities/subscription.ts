import { entity, key, string } from '@colophon/schema';
import { status } from '../aspects/common/status.ts';
import { subscriptionInfo } from '../aspects/identity/subscription-info.ts';
import { subscriptionSample } from '../samples/subscription.ts';

const subscriptionKey = key({
  name: 'subscriptionKey',
  record: 'com.linkedin.metadata.key.SubscriptionKey',
  doc: 'Identity of a subscription, by which a user or a group is notified of changes.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the subscription's URN; the server generates it when the subscription is created.",
    },
  },
});

/** Not in DataHub's open model. Key and aspect have the names and fields that DataHub Cloud's have, and `digest`. */
export const subscription = entity({
  name: 'subscription',
  doc: 'What a user or a group follows, for example a dataset or a domain, to be notified of its changes.',
  key: subscriptionKey,
  aspects: [subscriptionInfo, status],
  sample: subscriptionSample,
});
