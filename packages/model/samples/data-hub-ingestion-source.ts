import type { Entity } from '@colophon/schema';
import { ana } from './world.ts';

/** The recipe that reads the shop's tables every night. */
export const dataHubIngestionSourceSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataHubIngestionSource:shop-postgres',
  aspects: {
    dataHubIngestionSourceInfo: {
      name: 'Shop database',
      type: 'postgres',
      platform: 'urn:li:dataPlatform:postgres',
      schedule: { interval: '0 2 * * *', timezone: 'Europe/Lisbon' },
      config: {
        recipe:
          '{"source":{"type":"postgres","config":{"host_port":"db.example.com:5432","database":"shop"}}}',
        executorId: 'default',
      },
    },
    ownership: { owners: [{ owner: ana, type: 'TECHNICAL_OWNER' }] },
  },
};
