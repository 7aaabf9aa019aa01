import { entity, key, string } from '@colophon/schema';
import { telemetryClientId } from '../aspects/admin/telemetry-client-id.ts';
import { telemetrySample } from '../samples/telemetry.ts';

const telemetryKey = key({
  name: 'telemetryKey',
  record: 'com.linkedin.metadata.key.TelemetryKey',
  doc: 'Identity of the one entity that holds the client id for anonymous usage statistics.',
  fields: {
    name: {
      type: string,
      doc: "Last part of the telemetry entity's URN, a fixed name since there is at most one.",
    },
  },
});

export const telemetry = entity({
  name: 'telemetry',
  doc: 'Holds the anonymous client id for usage telemetry; only one exists in an installation.',
  key: telemetryKey,
  aspects: [telemetryClientId],
  sample: telemetrySample,
});
