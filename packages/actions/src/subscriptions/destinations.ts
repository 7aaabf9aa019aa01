import type { NotificationSettings, SlackNotificationSettings } from '@colophon/sdk/types';
import type { PipelineContext } from '../definitions/action.ts';
import { typeOf } from '../messages/names.ts';
import type { Subscriber } from './subscriber.ts';

/** Where one message goes. */
export interface Destinations {
  readonly email: readonly string[];
  readonly slack: readonly string[];
  readonly teams: readonly string[];
}

/** What is known of the user or group that is notified. */
interface Profile {
  readonly settings?: NotificationSettings | undefined;
  readonly email?: string | undefined;
  readonly slack?: string | undefined;
}

/** Who everybody is without sign-in. Nothing needs to be stored of this user. */
const localUser = 'urn:li:corpuser:datahub';

const listOf = (value: string | undefined): readonly string[] => (value === undefined ? [] : [value]);

/**
 * Where a subscriber gets messages: as the file or the subscription says, or else as the settings of the user say. Without
 * either, mails go to the address of the user or group.
 *
 * @returns undefined for somebody who was deleted.
 */
export async function destinationsOf(
  context: PipelineContext,
  { notify, person, actor, settings }: Subscriber,
): Promise<Destinations | undefined> {
  if (notify)
    return { email: listOf(notify.email), slack: listOf(notify.slack), teams: listOf(notify.teams) };
  if (actor !== undefined && actor !== localUser) {
    const { entities } = context.catalogue;
    if (!(await entities.exists(actor, { includeRemoved: false, signal: context.signal }))) return undefined;
  }
  const profile = await profileOf(context, actor ?? person ?? '');
  const wanted = settings ?? profile.settings ?? { sinkTypes: ['EMAIL'] };
  // A subscription may name a channel and leave the place to the settings.
  const slack: SlackNotificationSettings =
    wanted.slackSettings ??
    profile.settings?.slackSettings ??
    (profile.slack ? { userHandle: profile.slack } : {});
  const { userHandle, channels = [] } = slack;
  const email = (wanted.emailSettings ?? profile.settings?.emailSettings)?.email ?? profile.email;
  return {
    email: wanted.sinkTypes.includes('EMAIL') ? listOf(email) : [],
    slack: wanted.sinkTypes.includes('SLACK') ? [...listOf(userHandle), ...channels] : [],
    teams: [],
  };
}

async function profileOf({ catalogue, signal }: PipelineContext, actor: string): Promise<Profile> {
  const { aspects } = catalogue;
  if (typeOf(actor) === 'corpGroup') {
    const { corpGroupInfo, corpGroupEditableInfo } = await aspects.getAll(actor, {
      aspectNames: ['corpGroupInfo', 'corpGroupEditableInfo'],
      signal,
    });
    return {
      email: corpGroupEditableInfo?.email ?? corpGroupInfo?.email,
      slack: corpGroupEditableInfo?.slack ?? corpGroupInfo?.slack,
    };
  }
  const { corpUserSettings, corpUserInfo, corpUserEditableInfo } = await aspects.getAll(actor, {
    aspectNames: ['corpUserSettings', 'corpUserInfo', 'corpUserEditableInfo'],
    signal,
  });
  return {
    settings: corpUserSettings?.notificationSettings,
    email: corpUserEditableInfo?.email ?? corpUserInfo?.email,
    slack: corpUserEditableInfo?.slack,
  };
}
