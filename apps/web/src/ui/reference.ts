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

/** Where types keep names and values that have no definition. */
export const customFields = [
  'application#applicationProperties.customProperties',
  'assertion#assertionInfo.customProperties',
  'businessAttribute#businessAttributeInfo.customProperties',
  'chart#chartInfo.customProperties',
  'container#containerProperties.customProperties',
  'corpuser#corpUserInfo.customProperties',
  'dashboard#dashboardInfo.customProperties',
  'dataContract#dataContractStatus.customProperties',
  'dataFlow#dataFlowInfo.customProperties',
  'dataJob#dataJobInfo.customProperties',
  'dataPlatformInstance#dataPlatformInstanceProperties.customProperties',
  'dataProcessInstance#dataProcessInstanceProperties.customProperties',
  'dataProduct#dataProductProperties.customProperties',
  'dataset#datasetProperties.customProperties',
  'document#documentInfo.customProperties',
  'domain#domainProperties.customProperties',
  'erModelRelationship#erModelRelationshipProperties.customProperties',
  'glossaryNode#glossaryNodeInfo.customProperties',
  'glossaryTerm#glossaryTermInfo.customProperties',
  'mlFeature#mlFeatureProperties.customProperties',
  'mlFeatureTable#mlFeatureTableProperties.customProperties',
  'mlModel#mlModelProperties.customProperties',
  'mlModelDeployment#mlModelDeploymentProperties.customProperties',
  'mlModelGroup#mlModelGroupProperties.customProperties',
  'mlPrimaryKey#mlPrimaryKeyProperties.customProperties',
  'notebook#notebookInfo.customProperties',
  'query#queryProperties.customProperties',
  'service#serviceProperties.customProperties',
  'versionSet#versionSetProperties.customProperties',
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
  'assertion#assertionInfo.description',
  'assertion#assertionRunEvent.result.type',
  'assertion#assertionRunEvent.timestampMillis',
  'query#queryProperties.statement',
  'query#queryProperties.lastModified',
  'query#queryProperties.source',
] as const;

export type SharedField = (typeof sharedFields)[number];
export type CustomField = (typeof customFields)[number];
export type ModelField = SharedField | CustomField | (typeof ownFields)[number];

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

/** The field that holds the custom properties of a type: that of datasets for a type of a model of your own, where it is the same. */
export const customFieldOf = (type: string, aspect: string): CustomField =>
  customFields.find((field) => field === `${type}#${aspect}.customProperties`) ??
  'dataset#datasetProperties.customProperties';
