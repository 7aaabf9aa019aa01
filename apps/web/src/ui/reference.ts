/** Fields that entities of several types have. */
export const sharedFields = [
  'ownership.owners',
  'ownership.owners.typeUrn',
  'domains.domains',
  'glossaryTerms.terms',
  'globalTags.tags',
  'institutionalMemory.elements',
  'institutionalMemory.elements.url',
  'institutionalMemory.elements.description',
  'deprecation.note',
  'deprecation.decommissionTime',
  'deprecation.replacement',
  'structuredProperties.properties',
] as const;

/** Fields of one type: its name, and the field. */
export const ownFields = [
  'dataset#schemaMetadata.fields.fieldPath',
  'dataset#schemaMetadata.fields.nativeDataType',
  'dataset#schemaMetadata.foreignKeys',
  'dataset#editableSchemaMetadata.editableSchemaFieldInfo.description',
  'dataset#editableSchemaMetadata.editableSchemaFieldInfo.globalTags',
  'dataset#editableSchemaMetadata.editableSchemaFieldInfo.glossaryTerms',
  'dataset#datasetProfile.rowCount',
  'dataset#datasetProfile.sizeInBytes',
  'dataset#datasetProfile.fieldProfiles',
  'dataset#datasetProfile.fieldProfiles.fieldPath',
  'dataset#datasetProfile.fieldProfiles.nullProportion',
  'dataset#datasetProfile.fieldProfiles.uniqueCount',
  'dataset#datasetProfile.fieldProfiles.min',
  'dataset#datasetProfile.fieldProfiles.max',
  'dataset#datasetProfile.fieldProfiles.mean',
  'dataset#datasetProfile.fieldProfiles.sampleValues',
  'dataset#datasetUsageStatistics.totalSqlQueries',
  'dataset#datasetUsageStatistics.uniqueUserCount',
  'dataset#datasetUsageStatistics.userCounts',
  'dataContract#dataContractProperties.freshness',
  'dataContract#dataContractProperties.schema',
  'dataContract#dataContractProperties.dataQuality',
  'incident#incidentInfo.title',
  'incident#incidentInfo.description',
  'incident#incidentInfo.type',
  'incident#incidentInfo.customType',
  'incident#incidentInfo.priority',
  'incident#incidentInfo.status.message',
] as const;

export type SharedField = (typeof sharedFields)[number];
export type ModelField = SharedField | (typeof ownFields)[number];

/** The types whose pages have every shared field. */
export const documentedTypes: ReadonlySet<string> = new Set([
  'chart',
  'container',
  'dashboard',
  'dataFlow',
  'dataJob',
  'dataProduct',
  'dataset',
  'metric',
  'mlFeature',
  'mlFeatureTable',
  'mlModel',
  'mlModelGroup',
  'mlPrimaryKey',
  'semanticModel',
]);

/**
 * Where a field is explained. A shared one is on the page of the type, or on that of datasets: types of a model of
 * your own have no page, and the field is the same.
 */
export function referenceOf(field: ModelField, type = 'dataset'): string {
  const own = field.includes('#') ? field : `${documentedTypes.has(type) ? type : 'dataset'}#${field}`;
  return `/docs/generated/metamodel/entities/${own}`;
}
