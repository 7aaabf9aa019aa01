import { Admin } from '@platformatic/kafka';
import { type StreamTopic, streamTopics } from '../messages/topics.ts';
import { hasProtocolError } from './errors.ts';
import { type KafkaSettings, KafkaSettingsError } from './settings.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** DataHub keeps these for so long; other topics as long as the broker keeps any. */
const retentionMs: Partial<Record<StreamTopic, number>> = { metadataChangeLogTimeseries: 90 * dayMs };

/**
 * Creates the topics that are missing, and looks whether the others are as configured.
 *
 * @throws KafkaSettingsError for a topic that is missing and must not be created, or that has other partitions.
 */
export async function ensureTopics(settings: KafkaSettings): Promise<void> {
  const { topics, partitions, createTopics } = settings;
  const admin = new Admin(settings.connection);
  try {
    const existing = new Set(await admin.listTopics());
    for (const topic of streamTopics)
      if (!existing.has(topics[topic])) {
        if (!createTopics)
          throw new KafkaSettingsError(
            `The topic ${topics[topic]} does not exist, and DATAHUB_PRECREATE_TOPICS=false forbids to create it.`,
          );
        await createTopic(admin, settings, topic);
      }
    if (partitions === undefined) return;
    const names = streamTopics.map((topic) => topics[topic]).filter((name) => existing.has(name));
    if (names.length === 0) return;
    const metadata = await admin.metadata({ topics: names, forceUpdate: true });
    for (const name of names) {
      const found = metadata.topics.get(name)?.partitionsCount;
      if (found !== undefined && found !== partitions)
        throw new KafkaSettingsError(
          `The topic ${name} has ${found} ${found === 1 ? 'partition' : 'partitions'}, and PARTITIONS says ${partitions}.`,
        );
    }
  } finally {
    await admin.close();
  }
}

async function createTopic(admin: Admin, settings: KafkaSettings, topic: StreamTopic): Promise<void> {
  const { topics, partitions = 1, replicas, maxMessageBytes } = settings;
  const retention = retentionMs[topic];
  const configs = [
    { name: 'max.message.bytes', value: String(maxMessageBytes) },
    ...(retention === undefined ? [] : [{ name: 'retention.ms', value: String(retention) }]),
  ];
  try {
    await admin.createTopics({ topics: [topics[topic]], partitions, replicas, configs });
  } catch (error) {
    // Another process was faster.
    if (!hasProtocolError(error, 'TOPIC_ALREADY_EXISTS')) throw error;
  }
}
