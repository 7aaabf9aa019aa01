import type { Entity } from '@colophon/schema';

/** The link with which new colleagues join as editors. */
export const inviteTokenSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:inviteToken:Jm5lYXJseS10aGVyZQ',
  aspects: {
    inviteToken: {
      token: 'v2:kP2rXc7TqA9dWfH5jMnS1g==',
      role: 'urn:li:dataHubRole:Editor',
    },
  },
};
