/** `com.linkedin.common.AuditStamp` gives `AuditStamp`. */
export const simpleName = (qualifiedName: string): string =>
  qualifiedName.slice(qualifiedName.lastIndexOf('.') + 1);

/** `com.linkedin.common.AuditStamp` gives `com.linkedin.common`. */
export const namespaceOf = (qualifiedName: string): string =>
  qualifiedName.slice(0, qualifiedName.lastIndexOf('.'));

/** Name of the file that declares an entity, without its ending: `dataHubOpenAPISchema` gives `data-hub-open-api-schema`. */
export const fileNameOf = (entity: string): string =>
  entity
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/** Upper-cases the first letter. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names whose words cannot be split by their letters. */
const irregularTitles: Readonly<Record<string, string>> = {
  corpuser: 'Corp user',
  role: 'Data access role',
  dataHubOpenAPISchema: 'OpenAPI schema',
  erModelRelationship: 'ER model relationship',
  aiAgent: 'AI agent',
  api: 'API',
};

/** What a person calls an entity type: `mlFeatureTable` gives `ML feature table`, `dataHubPolicy` gives `Policy`. */
export const entityTitle = (name: string): string =>
  irregularTitles[name] ??
  capitalise(
    name
      .replace(/^dataHub/, '')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase(),
  ).replace(/^Ml /, 'ML ');
