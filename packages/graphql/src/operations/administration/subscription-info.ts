import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import { requireCron } from './cron.ts';
import { objectAt, withoutNulls } from './values.ts';

export const subscriptionType = 'subscription';
export const subscriptionAspect = 'subscriptionInfo';

interface NotificationSettingsInput {
  readonly sinkTypes: readonly ('EMAIL' | 'SLACK')[];
  readonly emailSettings?: { readonly email: string } | null;
  readonly slackSettings?: {
    readonly userHandle?: string | null;
    readonly channels?: readonly string[] | null;
  } | null;
}

/** What can be changed of a subscription. A null removes what is optional. */
export interface SubscriptionInput {
  readonly subscriptionTypes?: readonly string[] | null;
  readonly entityChangeTypes?: readonly { readonly entityChangeType: string }[] | null;
  readonly notificationConfig?: { readonly notificationSettings?: NotificationSettingsInput | null } | null;
  readonly digest?: string | null;
}

/** Most channels of Slack that one subscription posts to. */
const maxChannels = 10;
const address = /^[^\s@<>()[\],;:"\\]{1,64}@[^\s@<>()[\],;:"\\]{1,255}$/;

const wrong = (place: string, expected: string, got: unknown) =>
  new RequestError(
    'INVALID_REQUEST',
    `${place}: expected ${expected}, got ${JSON.stringify(got)?.slice(0, 100) ?? 'nothing'}`,
  );

/**
 * The value of the aspect with some of its parts changed. Parts that the input does not mention stay as they are.
 *
 * @throws RequestError `INVALID_REQUEST` that names the part.
 */
export function changeInfo(present: JsonObject, input: SubscriptionInput): JsonObject {
  const { subscriptionTypes, entityChangeTypes, notificationConfig, digest } = input;
  if (subscriptionTypes?.length === 0) throw wrong('input.subscriptionTypes', 'at least one type', []);
  const changeTypes = [...new Set(entityChangeTypes?.map((each) => each.entityChangeType))];
  const settings = notificationConfig?.notificationSettings;
  return withoutNulls({
    ...present,
    ...(subscriptionTypes != null && { types: [...new Set(subscriptionTypes)] }),
    ...(entityChangeTypes !== undefined && {
      entityChangeTypes:
        changeTypes.length === 0 ? null : changeTypes.map((each) => ({ entityChangeType: each })),
    }),
    ...(notificationConfig !== undefined && {
      notificationConfig: settings == null ? null : { notificationSettings: toSettings(settings) },
    }),
    ...(digest !== undefined && { digest: digest === null ? null : requireSchedule(digest) }),
  });
}

function toSettings({ sinkTypes, emailSettings, slackSettings }: NotificationSettingsInput): JsonObject {
  const place = 'input.notificationConfig.notificationSettings';
  if (sinkTypes.length === 0) throw wrong(`${place}.sinkTypes`, 'EMAIL, SLACK or both', sinkTypes);
  if (emailSettings && !address.test(emailSettings.email))
    throw wrong(`${place}.emailSettings.email`, 'an address such as ana@example.org', emailSettings.email);
  const { userHandle, channels } = slackSettings ?? {};
  if ((channels ?? []).length > maxChannels)
    throw wrong(`${place}.slackSettings.channels`, `at most ${maxChannels} channels`, channels?.length);
  for (const [part, id] of [
    ['userHandle', userHandle],
    ...(channels ?? []).map((each) => ['channels', each]),
  ])
    if (id != null && !/^\S{1,100}$/.test(id))
      throw wrong(`${place}.slackSettings.${part}`, 'an ID without spaces', id);
  return withoutNulls({
    sinkTypes: [...new Set(sinkTypes)],
    emailSettings: emailSettings && { email: emailSettings.email },
    slackSettings: slackSettings && withoutNulls({ userHandle, channels: channels && [...channels] }),
  });
}

/** @throws RequestError `INVALID_REQUEST` for what is no time of digests. */
function requireSchedule(digest: string): string {
  if (digest === 'daily' || digest === 'weekly') return digest;
  if (digest.trim().split(/\s+/).length !== 5)
    throw wrong('input.digest', 'daily, weekly or a cron expression of five fields', digest);
  return requireCron(digest, 'input.digest');
}

/** The aspect as GraphQL has it. Kinds of change that no event has are left out. */
export function toSubscription(urn: string, info: JsonObject) {
  const { actorUrn, entityUrn, types, entityChangeTypes, digest, createdOn, updatedOn } = info;
  const settings = objectAt(objectAt(info, 'notificationConfig'), 'notificationSettings');
  return {
    subscriptionUrn: urn,
    actorUrn,
    entityUrn,
    subscriptionTypes: types,
    entityChangeTypes: entityChangeTypes ?? [],
    notificationConfig: settings.sinkTypes === undefined ? null : { notificationSettings: settings },
    digest,
    createdOn,
    updatedOn,
  };
}
