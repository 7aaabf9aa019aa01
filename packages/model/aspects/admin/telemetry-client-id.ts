import { aspect, string } from '@colophon/schema';

export const telemetryClientId = aspect({
  name: 'telemetryClientId',
  record: 'com.linkedin.telemetry.TelemetryClientId',
  doc: 'Holds the id under which an installation sends telemetry, so that it stays the same across restarts.',
  fields: {
    clientId: { type: string, doc: 'The id as text; it stands for the installation, not for a person.' },
  },
});
