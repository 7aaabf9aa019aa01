import type { SchemaField } from '@colophon/model-types';
import { makeGlobalTagsAspect } from '@colophon/sdk/builders';
import { makeTagUrn } from '@colophon/sdk/urns';
import { type Mapped, mapProperties } from '../../reading/meta-mapping.ts';
import type { KafkaConfig } from './config.ts';

type Properties = Readonly<Record<string, unknown>>;

/** What the properties of an Avro schema say: the tags that it lists, and what the rules of the recipe make of it. */
export function schemaLabels(properties: Properties, config: KafkaConfig): Mapped {
  return labelsOf(properties, config, config.meta_mapping);
}

function labelsOf(properties: Properties, config: KafkaConfig, rules: KafkaConfig['meta_mapping']): Mapped {
  const mapped = mapProperties(config.enable_meta_mapping ? properties : {}, rules, {
    tagPrefix: config.tag_prefix,
    stripEmail: config.strip_user_ids_from_email,
    ownerSource: 'SERVICE',
  });
  const listed = properties[config.schema_tags_field];
  const tags = Array.isArray(listed) ? listed.filter((tag) => typeof tag === 'string') : [];
  return { ...mapped, tags: [...new Set([...tags.map((tag) => config.tag_prefix + tag), ...mapped.tags])] };
}

/** A field with the tags and terms that its own properties say. */
export function fieldLabels(field: SchemaField, config: KafkaConfig): SchemaField {
  if (field.jsonProps === undefined) return field;
  const properties = JSON.parse(field.jsonProps) as Properties;
  const { tags, terms } = labelsOf(properties, config, config.field_meta_mapping);
  return {
    ...field,
    ...(tags.length > 0 && { globalTags: makeGlobalTagsAspect(tags.map(makeTagUrn)) }),
    ...(terms.length > 0 && {
      glossaryTerms: {
        terms: terms.map((urn) => ({ urn })),
        auditStamp: { time: 0, actor: 'urn:li:corpuser:datahub' },
      },
    }),
  };
}
