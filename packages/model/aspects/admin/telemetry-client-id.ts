import { aspect, string } from '@colophon/schema';

export const telemetryClientId = aspect({
  name: 'telemetryClientId',
  record: 'com.linkedin.telemetry.TelemetryClientId',
  doc: 'The id under which an installation sends telemetry, stored so that it stays the same across restarts.',
  fields: {
    clientId: { type: string, doc: 'Client id; it identifies the installation, not a person.' },
  },
});
