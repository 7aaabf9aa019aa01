import type { MetadataAttribution } from '@colophon/model-types';
import type { Colophon } from '@colophon/sdk';
import type { PatchStep } from '@colophon/sdk/patch';
import { fieldPathOf, typeOf, urnParts } from '../messages/names.ts';

/** A kind of label that can be passed on: where entities and columns have it. */
export interface LabelKind {
  /** Category of its events. */
  readonly category: 'TAG' | 'GLOSSARY_TERM';
  readonly aspectName: 'globalTags' | 'glossaryTerms';
  /** The list in that aspect. */
  readonly list: 'tags' | 'terms';
  /** The field of an item that has the URN of the label. */
  readonly key: 'tag' | 'urn';
}

export const tagKind: LabelKind = {
  category: 'TAG',
  aspectName: 'globalTags',
  list: 'tags',
  key: 'tag',
};
export const termKind: LabelKind = {
  category: 'GLOSSARY_TERM',
  aspectName: 'glossaryTerms',
  list: 'terms',
  key: 'urn',
};

/** Who put a label where it is. */
export interface LabelUse {
  readonly attribution?: MetadataAttribution;
}

const isColumn = (urn: string): boolean => typeOf(urn) === 'schemaField';

/** The uses of one label by an entity or a column: one for each source. */
export async function usesOf(
  { aspects }: Colophon,
  { aspectName, list, key }: LabelKind,
  urn: string,
  label: string,
): Promise<readonly LabelUse[]> {
  const usesIn = (value: unknown): LabelUse[] => {
    const items = (Object(value) as Record<string, unknown>)[list];
    return Array.isArray(items) ? items.filter((item) => Object(item)[key] === label) : [];
  };
  if (!isColumn(urn)) return usesIn(await aspects.get(urn, aspectName));
  const [dataset = ''] = urnParts(urn);
  const fieldPath = fieldPathOf(urn);
  const { schemaMetadata, editableSchemaMetadata } = await aspects.getAll(dataset, {
    aspectNames: ['schemaMetadata', 'editableSchemaMetadata'],
  });
  return [...(editableSchemaMetadata?.editableSchemaFieldInfo ?? []), ...(schemaMetadata?.fields ?? [])]
    .filter((field) => field.fieldPath === fieldPath)
    .flatMap((field) => usesIn(field[aspectName]));
}

/** Separates the names of nested fields in a key of a patch. */
const nested = '\u241f';

/** A step that adds the use of a label by a source, or removes it. Uses of others remain. */
export function labelStep(
  op: 'add' | 'remove',
  { aspectName, list, key }: LabelKind,
  urn: string,
  label: string,
  attribution: Pick<MetadataAttribution, 'source'> & Partial<MetadataAttribution>,
): { readonly entity: string; readonly step: PatchStep } {
  const [dataset = ''] = urnParts(urn);
  const item = [list, label];
  // Patches of columns address a label without its source: there, one use takes the place of another.
  const path = isColumn(urn)
    ? ['editableSchemaFieldInfo', fieldPathOf(urn), aspectName, ...item]
    : [...item, attribution.source ?? ''];
  const value = {
    [key]: label,
    attribution,
    context: JSON.stringify({ propagated: true, origin: attribution.sourceDetail?.origin }),
  };
  return {
    entity: isColumn(urn) ? dataset : urn,
    step: {
      op,
      place: {
        aspectName: isColumn(urn) ? 'editableSchemaMetadata' : aspectName,
        path,
        ...(!isColumn(urn) && { arrayPrimaryKeys: { [list]: [key, `attribution${nested}source`] } }),
      },
      ...(op === 'add' && { value }),
    },
  };
}
