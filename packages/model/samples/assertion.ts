import type { Entity } from '@colophon/schema';
import { ana, monday, orders } from './world.ts';

/** A check that each order has an address for its confirmation. */
export const assertionSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:assertion:orders-email-not-null',
  aspects: {
    assertionInfo: {
      type: 'FIELD',
      description: 'Each order has an address to which the confirmation goes.',
      entityUrn: orders,
      fieldAssertion: {
        type: 'FIELD_VALUES',
        entity: orders,
        fieldValuesAssertion: {
          field: { path: 'email', type: 'STRING', nativeType: 'text' },
          operator: 'NOT_NULL',
          failThreshold: { type: 'COUNT', value: 0 },
        },
      },
    },
    assertionRunEvent: {
      timestampMillis: monday,
      runId: 'nightly-2026-03-02',
      assertionUrn: 'urn:li:assertion:orders-email-not-null',
      asserteeUrn: orders,
      status: 'COMPLETE',
      result: { type: 'SUCCESS', rowCount: 18250, missingCount: 0, unexpectedCount: 0 },
    },
    assertionActions: { onFailure: [{ type: 'RAISE_INCIDENT' }], onSuccess: [{ type: 'RESOLVE_INCIDENT' }] },
    ownership: { owners: [{ owner: ana, type: 'TECHNICAL_OWNER' }] },
    status: { removed: false },
  },
};
