import type { Entity } from '@colophon/schema';

/** The id under which usage is counted, if it is. */
export const telemetrySample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:telemetry:clientId',
  aspects: {
    telemetryClientId: { clientId: '0b8f5c1e-8d1a-4e0e-9a55-2f6f7f3c9d21' },
  },
};
