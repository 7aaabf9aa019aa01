import type {
  GlossaryTermAssociation,
  SchemaField,
  SchemaMetadata,
  TagAssociation,
} from '@colophon/model-types';
import { z } from 'zod';
import { defineTransformer, type TransformerContext } from '../definitions/transformer.ts';
import { urnField } from './settings/fields.ts';
import { compileRules, keyValuePattern } from './settings/key-value-pattern.ts';
import { catalogueToMerge, type Semantics, semanticsFields } from './settings/semantics.ts';
import { asTerms, termStamp, termUrn } from './settings/terms.ts';
import { transformAspect } from './stream/transform-aspect.ts';

/** Adds something to a field, given the same field in the catalogue, and whether the source reports the schema. */
type Label = (field: SchemaField, stored: SchemaField | undefined, isReported: boolean) => SchemaField;

/**
 * Labels the fields of each schema. With `PATCH`, fields that only the catalogue has are kept, and a dataset whose schema the
 * source does not report is labelled as the catalogue has it.
 */
function labelFields(name: string, settings: Semantics, context: TransformerContext, label: Label) {
  const catalogue = catalogueToMerge(settings, context, name);
  return transformAspect(
    {
      name,
      aspectName: 'schemaMetadata',
      entityTypes: ['dataset'],
      async change(urn, before) {
        const stored = await catalogue?.aspects.get(urn, 'schemaMetadata');
        const schema: SchemaMetadata | undefined = before ?? stored;
        // Without a schema there is nothing to label.
        if (!schema) return [];
        const storedFields = new Map(stored?.fields.map((field) => [field.fieldPath, field]));
        const reported = new Set(schema.fields.map(({ fieldPath }) => fieldPath));
        const fields = [
          ...schema.fields,
          ...(stored?.fields ?? []).filter(({ fieldPath }) => !reported.has(fieldPath)),
        ].map((field) => label(field, storedFields.get(field.fieldPath), before !== undefined));
        return [{ aspectName: 'schemaMetadata', aspect: { ...schema, fields } }];
      },
    },
    context,
  );
}

/** Items without duplicates: the first one of a key. */
function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(keyOf(item)) && seen.add(keyOf(item)));
}

export const patternAddDatasetSchemaTags = defineTransformer({
  name: 'pattern_add_dataset_schema_tags',
  description: 'Adds tags to the columns whose field path matches a pattern.',
  config: z.strictObject({ tag_pattern: keyValuePattern('Tags', urnField('tag')), ...semanticsFields }),
  create(config, context) {
    const urnsOf = compileRules(config.tag_pattern);
    return labelFields('pattern_add_dataset_schema_tags', config, context, (field, stored) => {
      const added: TagAssociation[] = urnsOf(field.fieldPath).map((tag) => ({ tag }));
      if (added.length === 0) return field;
      if (!config.replace_existing) added.push(...(field.globalTags?.tags ?? []));
      const kept = stored?.globalTags?.tags ?? [];
      const isNew = ({ tag }: TagAssociation) => !kept.some((one) => one.tag === tag);
      const tags = firstOfEach([...added.filter(isNew), ...kept], ({ tag }) => tag);
      return { ...field, globalTags: { tags } };
    });
  },
});

export const patternAddDatasetSchemaTerms = defineTransformer({
  name: 'pattern_add_dataset_schema_terms',
  description: 'Adds glossary terms to the columns whose field path matches a pattern.',
  config: z.strictObject({ term_pattern: keyValuePattern('Glossary terms', termUrn), ...semanticsFields }),
  create(config, context) {
    const urnsOf = compileRules(config.term_pattern);
    return labelFields('pattern_add_dataset_schema_terms', config, context, (field, stored, isReported) => {
      const added: GlossaryTermAssociation[] = asTerms(urnsOf(field.fieldPath));
      if (added.length === 0) return field;
      if (!config.replace_existing) added.push(...(field.glossaryTerms?.terms ?? []));
      // As DataHub: terms of a schema that only the catalogue has are existing ones, which are replaced if they should be.
      const kept = isReported ? (stored?.glossaryTerms?.terms ?? []) : [];
      const terms = firstOfEach([...kept, ...added], ({ urn }) => urn);
      const auditStamp = field.glossaryTerms?.auditStamp ?? termStamp(context.now());
      return { ...field, glossaryTerms: { terms, auditStamp } };
    });
  },
});
