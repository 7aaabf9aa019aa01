import { defineAction } from '../definitions/action.ts';
import { subscriptionsSchema } from '../subscriptions/configuration.ts';
import { createSubscriptions } from '../subscriptions/subscriptions.ts';

/** Notifies people of changes to what they follow. */
export const subscriptions = defineAction({
  name: 'subscriptions',
  description: 'Notifies people of changes to what they follow, by mail, Slack or Teams, also in a digest.',
  config: subscriptionsSchema,
  create: createSubscriptions,
});
