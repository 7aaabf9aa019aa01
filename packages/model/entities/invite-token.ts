import { entity, key, string } from '@colophon/schema';
import { inviteToken as inviteTokenAspect } from '../aspects/identity/invite-token.ts';
import { inviteTokenSample } from '../samples/invite-token.ts';

const inviteTokenKey = key({
  name: 'inviteTokenKey',
  record: 'com.linkedin.metadata.key.InviteTokenKey',
  doc: 'Identity of an invite token, the secret in a link through which people join the catalogue.',
  fields: { id: { type: string, doc: "Last part of the invite token's URN, unique among tokens." } },
});

export const inviteToken = entity({
  name: 'inviteToken',
  doc: 'A token in a sign-up link that lets new users join, with a role if one is set.',
  key: inviteTokenKey,
  aspects: [inviteTokenAspect],
  sample: inviteTokenSample,
});
