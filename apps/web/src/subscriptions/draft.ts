import type { SubscriptionQuery } from '../../gen/subscriptions/subscriptions.ts';
import type { EntityChangeType, UpdateSubscriptionInput } from '../../gen/types.ts';

export type Subscription = NonNullable<SubscriptionQuery['getSubscription']['subscription']>;

export const channels = ['DEFAULT', 'EMAIL', 'SLACK', 'BOTH'] as const;
export type Channel = (typeof channels)[number];

export const digests = ['EACH', 'daily', 'weekly', 'CRON'] as const;
export type Digest = (typeof digests)[number];

/** A subscription as its form has it. */
export interface SubscriptionDraft {
  /** Undefined for every kind of change. */
  readonly kinds: readonly EntityChangeType[] | undefined;
  readonly channel: Channel;
  readonly email: string;
  readonly handle: string;
  /** IDs of channels, separated by spaces. */
  readonly rooms: string;
  readonly digest: Digest;
  readonly cron: string;
}

/** What the form begins with: what is stored, or every change as the settings of the subscriber say. */
export function draftOf(stored: Subscription | null | undefined): SubscriptionDraft {
  const kinds = stored?.entityChangeTypes.map(({ entityChangeType }) => entityChangeType) ?? [];
  const settings = stored?.notificationConfig?.notificationSettings;
  const digest = digestOf(stored?.digest);
  return {
    kinds: kinds.length === 0 ? undefined : kinds,
    channel: channelOf(settings?.sinkTypes),
    email: settings?.emailSettings?.email ?? '',
    handle: settings?.slackSettings?.userHandle ?? '',
    rooms: (settings?.slackSettings?.channels ?? []).join(' '),
    digest,
    cron: digest === 'CRON' ? (stored?.digest ?? '') : '',
  };
}

function digestOf(stored: string | null | undefined): Digest {
  if (stored == null) return 'EACH';
  return stored === 'daily' || stored === 'weekly' ? stored : 'CRON';
}

function channelOf(sinks: readonly string[] | undefined): Channel {
  if (!sinks) return 'DEFAULT';
  if (sinks.includes('EMAIL')) return sinks.includes('SLACK') ? 'BOTH' : 'EMAIL';
  return 'SLACK';
}

/** False for a choice of kinds of which none is chosen, which would be stored as all of them. */
export const isComplete = ({ kinds, digest, cron }: SubscriptionDraft): boolean =>
  kinds?.length !== 0 && (digest !== 'CRON' || cron.trim() !== '');

/** What is sent to store it. A null restores what is the case by default. */
export function inputOf(draft: SubscriptionDraft): Omit<UpdateSubscriptionInput, 'subscriptionUrn'> {
  const { kinds, digest, cron } = draft;
  return {
    entityChangeTypes: kinds?.map((entityChangeType) => ({ entityChangeType })) ?? null,
    notificationConfig: notificationOf(draft),
    digest: digest === 'EACH' ? null : digest === 'CRON' ? cron.trim() : digest,
  };
}

function notificationOf({ channel, email, handle, rooms }: SubscriptionDraft) {
  if (channel === 'DEFAULT') return null;
  const userHandle = handle.trim();
  const ids = rooms.split(/[\s,]+/).filter((id) => id !== '');
  const hasMail = channel !== 'SLACK' && email.trim() !== '';
  const hasSlack = channel !== 'EMAIL' && (userHandle !== '' || ids.length > 0);
  return {
    notificationSettings: {
      sinkTypes: channel === 'BOTH' ? (['EMAIL', 'SLACK'] as const).slice() : [channel],
      ...(hasMail && { emailSettings: { email: email.trim() } }),
      ...(hasSlack && {
        slackSettings: {
          ...(userHandle !== '' && { userHandle }),
          ...(ids.length > 0 && { channels: ids }),
        },
      }),
    },
  };
}
