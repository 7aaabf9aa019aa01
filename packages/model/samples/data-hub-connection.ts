import type { Entity } from '@colophon/schema';

/** The connection through which messages reach the shop's chat. */
export const dataHubConnectionSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataHubConnection:team-chat',
  aspects: {
    dataHubConnectionDetails: {
      name: 'Team chat',
      type: 'JSON',
      json: { encryptedBlob: '<settings>' },
    },
    dataPlatformInstance: { platform: 'urn:li:dataPlatform:slack' },
  },
};
