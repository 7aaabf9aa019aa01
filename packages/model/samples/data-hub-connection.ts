import type { Entity } from '@colophon/schema';

/** The connection through which messages reach the shop's chat. */
export const dataHubConnectionSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataHubConnection:team-chat',
  aspects: {
    dataHubConnectionDetails: {
      name: 'Team chat',
      type: 'JSON',
      json: { encryptedBlob: 'v2:7pQk0mY3hZ6rVwG1cXbN4A==' },
    },
    dataPlatformInstance: { platform: 'urn:li:dataPlatform:slack' },
  },
};
