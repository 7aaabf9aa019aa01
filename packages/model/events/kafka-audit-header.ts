import { envelope, fixed, int, long, string } from '@colophon/schema';

const uuid = fixed({
  name: 'com.linkedin.events.UUID',
  doc: 'A universally unique id, as its 16 bytes.',
  size: 16,
});

export const kafkaAuditHeader = envelope({
  name: 'com.linkedin.events.KafkaAuditHeader',
  doc: 'Facts about a message for auditing the stream, of the infrastructure in which the model arose; nothing here reads them.',
  fields: {
    time: { type: long, doc: 'Milliseconds since the epoch at which the message was sent.' },
    server: { type: string, doc: 'Full name of the host that sent the message.' },
    instance: {
      type: string,
      doc: 'Which of several senders on the host it was, for example `i001`.',
      optional: true,
    },
    appName: { type: string, doc: 'Name of the application that sent the message.' },
    messageId: { type: uuid, doc: 'Unique id of the message, by which copies of it are told.' },
    auditVersion: { type: int, doc: 'Version of the way in which the message was audited.', optional: true },
    fabricUrn: {
      type: string,
      doc: 'URN of the environment from which the message was sent.',
      optional: true,
    },
    clusterConnectionString: {
      type: string,
      doc: 'Cluster to which the message was first sent, in whatever form the sender knows it.',
      optional: true,
    },
  },
});
