import type { SchemaMetadata } from '@colophon/model-types';
import type { AnyProposal } from '@colophon/sdk';
import {
  makeDataPlatformInstanceAspect,
  makeGlobalTagsAspect,
  makeStatusAspect,
  makeSubTypesAspect,
} from '@colophon/sdk/builders';
import {
  type Env,
  makeDataPlatformInstanceUrn,
  makeDatasetUrnWithPlatformInstance,
  makeTagUrn,
} from '@colophon/sdk/urns';
import { aspectProposal } from '../../reading/aspect-proposal.ts';
import type { KafkaConfig } from './config.ts';
import { schemaLabels } from './labels.ts';

/** A topic, or a subject of the registry, as it was read. */
export interface TopicFacts {
  readonly name: string;
  readonly isSubject: boolean;
  readonly properties: Readonly<Record<string, string>>;
  readonly schema: SchemaMetadata | undefined;
  /** URN. */
  readonly domain: string | undefined;
}

/** A topic as a dataset. */
export function topicProposals(topic: TopicFacts, config: KafkaConfig, now: number): AnyProposal[] {
  const { name, schema } = topic;
  const { platform_instance: instance, env } = config;
  const own = config.convert_urns_to_lowercase ? name.toLowerCase() : name;
  const urn = makeDatasetUrnWithPlatformInstance('kafka', own, instance, env as Env);
  const avro = avroOf(schema);
  const labels = avro && schemaLabels(avro, config);
  const doc = typeof avro?.doc === 'string' ? avro.doc : undefined;
  const base = config.external_url_base?.replace(/\/$/, '');
  const instanceUrn = instance === undefined ? undefined : makeDataPlatformInstanceUrn('kafka', instance);
  return [
    aspectProposal(urn, 'dataPlatformInstance', makeDataPlatformInstanceAspect('kafka', instance)),
    aspectProposal(urn, 'datasetProperties', {
      name,
      customProperties: { ...topic.properties },
      ...(doc !== undefined && { description: doc }),
      ...(base !== undefined && { externalUrl: `${base}/${name}` }),
      tags: [],
    }),
    aspectProposal(urn, 'subTypes', makeSubTypesAspect([topic.isSubject ? 'Schema' : 'Topic'])),
    aspectProposal(urn, 'status', makeStatusAspect()),
    ...(schema ? [aspectProposal(urn, 'schemaMetadata', schema)] : []),
    aspectProposal(urn, 'browsePathsV2', {
      path: [
        ...(instanceUrn === undefined ? [] : [{ id: instanceUrn, urn: instanceUrn }]),
        { id: env.toLowerCase() },
        { id: 'kafka' },
      ],
    }),
    ...(labels && labels.tags.length > 0
      ? [aspectProposal(urn, 'globalTags', makeGlobalTagsAspect(labels.tags.map(makeTagUrn)))]
      : []),
    ...(labels && labels.owners.length > 0
      ? [aspectProposal(urn, 'ownership', { owners: [...labels.owners] })]
      : []),
    ...(labels && labels.terms.length > 0
      ? [
          aspectProposal(urn, 'glossaryTerms', {
            terms: labels.terms.map((term) => ({ urn: term })),
            auditStamp: { time: now, actor: 'urn:li:corpuser:datahub' },
          }),
        ]
      : []),
    ...(topic.domain === undefined ? [] : [aspectProposal(urn, 'domains', { domains: [topic.domain] })]),
  ];
}

/** The Avro schema of the values, if they have one. */
function avroOf(schema: SchemaMetadata | undefined): Readonly<Record<string, unknown>> | undefined {
  const platformSchema = schema?.platformSchema as
    | { 'com.linkedin.schema.KafkaSchema'?: { documentSchema: string; documentSchemaType?: string } }
    | undefined;
  const kafka = platformSchema?.['com.linkedin.schema.KafkaSchema'];
  if (kafka?.documentSchemaType !== 'AVRO') return undefined;
  const parsed: unknown = JSON.parse(kafka.documentSchema);
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
    ? (parsed as Readonly<Record<string, unknown>>)
    : undefined;
}
