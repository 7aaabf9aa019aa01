import { envelope, fixed, int, long, string } from '@colophon/schema';

const uuid = fixed({
  name: 'com.linkedin.events.UUID',
  doc: 'A universally unique id, as its 16 bytes.',
  size: 16,
});

export const kafkaAuditHeader = envelope({
  name: 'com.linkedin.events.KafkaAuditHeader',
  doc: 'Audit information about a message in the infrastructure where the model originated; not read here.',
  fields: {
    time: { type: long, doc: 'Milliseconds since the epoch at which the message was sent.' },
    server: { type: string, doc: 'Full name of the host that sent the message.' },
    instance: {
      type: string,
      doc: 'Instance of the sender on the host, for example `i001`.',
      optional: true,
    },
    appName: { type: string, doc: 'Name of the application that sent the message.' },
    messageId: { type: uuid, doc: 'Unique id of the message, used to detect duplicates.' },
    auditVersion: { type: int, doc: 'Version of the audit format of the message.', optional: true },
    fabricUrn: {
      type: string,
      doc: 'URN of the environment that the message was sent from.',
      optional: true,
    },
    clusterConnectionString: {
      type: string,
      doc: "Cluster to which the message was first sent, in the sender's own format.",
      optional: true,
    },
  },
});
