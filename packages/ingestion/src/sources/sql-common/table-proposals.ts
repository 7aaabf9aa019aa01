import type { ChangeProposal } from '@colophon/sdk';
import {
  addDatasetToContainer,
  makeDataPlatformInstanceAspect,
  makeDomainsAspect,
  makeSchemaMetadataAspect,
  makeStatusAspect,
  makeSubTypesAspect,
} from '@colophon/sdk/builders';
import { addTag, patchProposals } from '@colophon/sdk/patch';
import { makeSchemaFieldUrn } from '@colophon/sdk/urns';
import type { ColumnTerms } from './column-classifier.ts';
import type { RecordSettings } from './containers.ts';
import type { ForeignKeyRow, TableRow } from './database.ts';

// Without a time, so that a run which finds the same writes no new version.
const glossaryTermsOf = (urn: string) => ({
  terms: [{ urn }],
  auditStamp: { time: 0, actor: 'urn:li:corpuser:datahub' },
});

/** What a source knows of a table beside its entry in the database. */
export interface TableFacts {
  /** Instance of the platform. */
  readonly instance: string | undefined;
  readonly terms: ColumnTerms;
}

/** What the catalogue says about a table or view, in the order in which DataHub's sources write it. */
export function tableProposals(
  { system, names, filters }: RecordSettings,
  database: string,
  table: TableRow,
  { instance, terms }: TableFacts,
): ChangeProposal[] {
  const { schema, name, comment, kind, viewDefinition } = table;
  const place = { database, schema, table: name };
  const entityUrn = names.datasetUrn(place);
  const datasetName = names.datasetName(place);
  const isView = kind !== 'table';
  const customProperties: Record<string, string> = {
    ...table.properties,
    ...(isView && { is_view: 'True', view_definition: viewDefinition ?? '' }),
  };
  const proposals: ChangeProposal[] = [
    addDatasetToContainer(names.tableContainerKey(database, schema), entityUrn),
    { entityUrn, aspectName: 'status', aspect: makeStatusAspect() },
    {
      entityUrn,
      aspectName: 'datasetProperties',
      aspect: { name, ...(comment && { description: comment }), customProperties, tags: [] },
    },
    { entityUrn, aspectName: 'schemaMetadata', aspect: schemaOf(table, datasetName) },
  ];
  if (instance !== undefined)
    proposals.push({
      entityUrn,
      aspectName: 'dataPlatformInstance',
      aspect: makeDataPlatformInstanceAspect(system.platform, instance),
    });
  proposals.push({
    entityUrn,
    aspectName: 'subTypes',
    aspect: makeSubTypesAspect([isView ? 'View' : 'Table']),
  });
  if (isView)
    proposals.push({
      entityUrn,
      aspectName: 'viewProperties',
      aspect: {
        materialized: kind === 'materialized view',
        viewLanguage: 'SQL',
        viewLogic: viewDefinition ?? '',
      },
    });
  const domain = filters.domain(datasetName);
  if (domain !== undefined)
    proposals.push({ entityUrn, aspectName: 'domains', aspect: makeDomainsAspect([domain]) });
  // A patch, since people give tags in the catalogue, too.
  proposals.push(
    ...patchProposals(
      entityUrn,
      filters.tags(datasetName).map((tag) => addTag(tag)),
    ),
  );
  return proposals;

  function schemaOf({ columns, primaryKey, foreignKeys }: TableRow, schemaName: string) {
    const aspect = makeSchemaMetadataAspect({
      schemaName,
      platform: system.platform,
      columns: columns.map(({ comment: description, ...column }) => ({
        ...column,
        ...(description && { description }),
      })),
      ...(primaryKey.length > 0 && { primaryKeys: primaryKey }),
      ...(foreignKeys.length > 0 && { foreignKeys: foreignKeys.map(foreignKeyOf) }),
    });
    return {
      ...aspect,
      fields: aspect.fields.map((field) => {
        const term = terms.get(field.fieldPath);
        return term === undefined ? field : { ...field, glossaryTerms: glossaryTermsOf(term) };
      }),
      // DataHub's sources write this for every relational platform.
      platformSchema: { 'com.linkedin.schema.MySqlDDL': { tableSchema: '' } },
    };
  }

  function foreignKeyOf({ name: key, columns, otherSchema, otherTable, otherColumns }: ForeignKeyRow) {
    const foreignDataset = names.datasetUrn({ database, schema: otherSchema, table: otherTable });
    return {
      name: key,
      foreignFields: otherColumns.map((column) => makeSchemaFieldUrn(foreignDataset, column)),
      sourceFields: columns.map((column) => makeSchemaFieldUrn(entityUrn, column)),
      foreignDataset,
    };
  }
}
