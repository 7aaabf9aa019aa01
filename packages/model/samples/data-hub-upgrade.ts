import type { Entity } from '@colophon/schema';
import { monday } from './world.ts';

/** A step of an upgrade that has run. */
export const dataHubUpgradeSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataHubUpgrade:restore-indices-v2',
  aspects: {
    dataHubUpgradeRequest: { timestampMs: monday, version: '2' },
    dataHubUpgradeResult: {
      state: 'SUCCEEDED',
      timestampMs: monday + 95_000,
      result: { entities: '1240' },
    },
  },
};
