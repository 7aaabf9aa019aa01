import { type ChangeProposal, Colophon, isSchemaError, isUnknownFieldsError } from '@colophon/sdk';
import { defaultTopics, KafkaDeliveryError, KafkaEmitter, KafkaMessageError } from '@colophon/sdk/kafka';
import { z } from 'zod';
import { defineSink, type Rejected } from '../definitions/sink.ts';
import { catalogueFields, ignoredCatalogueFields, toClientOptions } from './catalogue-fields.ts';
import { writeIsolating } from './write-isolating.ts';

const settings = (what: string) =>
  z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .default({})
    .describe(what);

const connection = z.strictObject({
  bootstrap: z
    .string()
    .min(1)
    .default('localhost:9092')
    .describe('Brokers, as `host:port`, separated by commas.'),
  schema_registry_url: z
    .string()
    .default('http://localhost:8080/schema-registry/api/')
    .describe('Address of the schema registry.'),
  schema_registry_config: settings(
    'Settings of the registry’s client: `basic.auth.user.info` is `user:password`.',
  ),
  producer_config: settings(
    'Settings of the producer, by the names of librdkafka: `security.protocol`, `sasl.mechanism`, `sasl.username`, `sasl.password`, `ssl.ca.location`, `message.max.bytes`.',
  ),
  client_timeout_seconds: z
    .number()
    .positive()
    .default(60)
    .describe('How long a request may take, in seconds.'),
});

/** Writes proposals to a topic of Kafka, from which a catalogue reads them. */
export const datahubKafka = defineSink({
  name: 'datahub-kafka',
  description: 'Writes to a topic of Kafka, from which a catalogue reads.',
  config: z.strictObject({
    connection: connection.prefault({}).describe('How to reach the brokers and the schema registry.'),
    topic_routes: z
      .record(z.string(), z.string().min(1))
      .default({})
      .describe(
        'The topics of `MetadataChangeProposal` and `MetadataChangeEvent`, where they have other names.',
      ),
    rest_fallback: z
      .strictObject({ ...catalogueFields, ...ignoredCatalogueFields })
      .optional()
      .describe(
        'A catalogue that gets by REST what does not go over Kafka: deletions, and messages that are too large. Without it, they are rejected.',
      ),
    max_queue_full_block_seconds: z.unknown().optional().describe('Accepted, without effect.'),
  }),
  open({ connection: { producer_config, ...server }, topic_routes, rest_fallback }, { defaultCatalogue }) {
    const emitter = new KafkaEmitter({
      bootstrap: server.bootstrap,
      schemaRegistryUrl: server.schema_registry_url,
      schemaRegistryConfig: server.schema_registry_config,
      producerConfig: producer_config,
      timeoutMs: server.client_timeout_seconds * 1000,
      // DataHub's recipes may leave either out.
      topicRoutes: {
        MetadataChangeEvent: defaultTopics.metadataChangeEvent,
        MetadataChangeProposal: defaultTopics.metadataChangeProposal,
        ...topic_routes,
      },
    });
    const fallback = rest_fallback && new Colophon(toClientOptions(rest_fallback, defaultCatalogue));
    const counts = { messages: 0, by_rest: 0 };

    async function writeByRest(proposal: ChangeProposal, reason: string, signal: AbortSignal) {
      if (!fallback) return [{ proposal, reason }];
      counts.by_rest += 1;
      return writeIsolating([proposal], async (batch) => {
        await fallback.emitMany(batch, { signal });
      });
    }

    /** Waits for all of them: no more of a run is on its way than a batch. */
    async function writeByKafka(proposals: readonly ChangeProposal[], signal: AbortSignal) {
      const results = await Promise.allSettled(proposals.map((proposal) => emitter.emit(proposal)));
      const rejected: Rejected[] = [];
      for (const [i, proposal] of proposals.entries()) {
        const result = results[i];
        if (result?.status !== 'rejected') {
          counts.messages += 1;
          continue;
        }
        const error: unknown = result.reason;
        if (error instanceof KafkaDeliveryError && error.isTooLarge)
          rejected.push(...(await writeByRest(proposal, error.message, signal)));
        else if (isRejection(error)) rejected.push({ proposal, reason: error.message });
        else throw error;
      }
      return rejected;
    }

    return {
      async write(proposals, signal) {
        const rejected: Rejected[] = [];
        let waiting: ChangeProposal[] = [];
        for (const proposal of proposals) {
          signal.throwIfAborted();
          if (proposal.changeType !== 'DELETE') {
            waiting.push(proposal);
            continue;
          }
          // What was read before a deletion leaves before it.
          rejected.push(...(await writeByKafka(waiting, signal)));
          waiting = [];
          const reason = 'DELETE does not go over Kafka: set rest_fallback to the address of the catalogue';
          rejected.push(...(await writeByRest(proposal, reason, signal)));
        }
        rejected.push(...(await writeByKafka(waiting, signal)));
        return rejected;
      },
      statistics: () => ({ topics: emitter.options.topicRoutes, ...counts }),
      async close() {
        await emitter.close();
        await fallback?.close();
      },
    };
  },
});

const isRejection = (error: unknown): error is Error =>
  isUnknownFieldsError(error) || isSchemaError(error) || error instanceof KafkaMessageError;
