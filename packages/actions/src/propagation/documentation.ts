import type { Documentation, DocumentationAssociation, MetadataAttribution } from '@colophon/model-types';
import { encodeUrnPart } from '@colophon/schema';
import type { Colophon } from '@colophon/sdk';
import type { PatchStep } from '@colophon/sdk/patch';
import { typeOf, urnParts } from '../messages/names.ts';

/** The documentation of a dataset or a column. */
export interface DocumentationOf {
  /** What people or other programs say; undefined without a text. */
  readonly own: string | undefined;
  /** What this pipeline passed on to it. */
  readonly passedOn: DocumentationAssociation | undefined;
}

/**
 * Reads the documentation of a dataset or a column. What people wrote takes precedence over what ingestion found.
 *
 * @param source URN of the pipeline, as attributions name it.
 */
export async function documentationOf(
  client: Colophon,
  urn: string,
  source: string,
): Promise<DocumentationOf> {
  const { edited, ingested, documentation } =
    typeOf(urn) === 'schemaField' ? await readColumn(client, urn) : await readDataset(client, urn);
  const documentations = documentation?.documentations ?? [];
  const [latest] = documentations
    .filter((item) => item.attribution?.source !== source && item.documentation !== '')
    .sort((a, b) => (b.attribution?.time ?? 0) - (a.attribution?.time ?? 0));
  return {
    own: edited || latest?.documentation || ingested || undefined,
    passedOn: documentations.find(({ attribution }) => attribution?.source === source),
  };
}

interface Texts {
  readonly edited: string | undefined;
  readonly ingested: string | undefined;
  readonly documentation: Documentation | undefined;
}

async function readDataset({ aspects }: Colophon, urn: string): Promise<Texts> {
  const found = await aspects.getAll(urn, {
    aspectNames: ['editableDatasetProperties', 'datasetProperties', 'documentation'],
  });
  return {
    edited: found.editableDatasetProperties?.description,
    ingested: found.datasetProperties?.description,
    documentation: found.documentation,
  };
}

async function readColumn({ aspects }: Colophon, urn: string): Promise<Texts> {
  const [dataset = '', column] = urnParts(urn);
  const [{ editableSchemaMetadata, schemaMetadata }, documentation] = await Promise.all([
    aspects.getAll(dataset, { aspectNames: ['editableSchemaMetadata', 'schemaMetadata'] }),
    aspects.get(urn, 'documentation'),
  ]);
  const isColumn = ({ fieldPath }: { readonly fieldPath: string }) => encodeUrnPart(fieldPath) === column;
  return {
    edited: editableSchemaMetadata?.editableSchemaFieldInfo.find(isColumn)?.description,
    ingested: schemaMetadata?.fields.find(isColumn)?.description,
    documentation,
  };
}

/** Separates the names of nested fields in a key of a patch. */
const nested = '\u241f';

/** A step that sets the text of a source, or removes it. Texts of other sources remain. */
export const documentationStep = (source: string, value?: DocumentationValue): PatchStep => ({
  op: value ? 'add' : 'remove',
  place: {
    aspectName: 'documentation',
    path: ['documentations', source],
    arrayPrimaryKeys: { documentations: [`attribution${nested}source`] },
  },
  ...(value && { value }),
});

interface DocumentationValue {
  readonly documentation: string;
  readonly attribution: MetadataAttribution;
}
