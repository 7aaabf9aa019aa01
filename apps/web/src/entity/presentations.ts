import { wordsOf } from '../texts/format.ts';

/** How entities of a type are shown. A type that has none is shown by what the model says of it. */
export interface Presentation {
  /** What people call one of them. */
  readonly label: string;
  /** The same of many. */
  readonly plural: string;
  readonly icon: Icon;
  /** First part of its address, where that of DataHub's frontend differs from the name of the type. */
  readonly path?: string;
}

export type Icon =
  | 'table'
  | 'column'
  | 'chart'
  | 'dashboard'
  | 'pipeline'
  | 'model'
  | 'folder'
  | 'domain'
  | 'term'
  | 'tag'
  | 'person'
  | 'people'
  | 'product'
  | 'check'
  | 'document'
  | 'platform'
  | 'dot';

const presentations: Readonly<Record<string, Presentation>> = {
  dataset: { label: 'Dataset', plural: 'Datasets', icon: 'table' },
  schemaField: { label: 'Column', plural: 'Columns', icon: 'column' },
  chart: { label: 'Chart', plural: 'Charts', icon: 'chart' },
  dashboard: { label: 'Dashboard', plural: 'Dashboards', icon: 'dashboard' },
  dataFlow: { label: 'Pipeline', plural: 'Pipelines', icon: 'pipeline', path: 'pipelines' },
  dataJob: { label: 'Task', plural: 'Tasks', icon: 'pipeline', path: 'tasks' },
  mlModel: { label: 'ML model', plural: 'ML models', icon: 'model', path: 'mlModels' },
  mlModelGroup: { label: 'ML model group', plural: 'ML model groups', icon: 'model' },
  mlFeatureTable: { label: 'Feature table', plural: 'Feature tables', icon: 'model', path: 'featureTables' },
  mlFeature: { label: 'ML feature', plural: 'ML features', icon: 'model', path: 'features' },
  mlPrimaryKey: { label: 'ML primary key', plural: 'ML primary keys', icon: 'model' },
  container: { label: 'Container', plural: 'Containers', icon: 'folder' },
  domain: { label: 'Domain', plural: 'Domains', icon: 'domain' },
  glossaryTerm: { label: 'Glossary term', plural: 'Glossary terms', icon: 'term' },
  glossaryNode: { label: 'Term group', plural: 'Term groups', icon: 'folder' },
  tag: { label: 'Tag', plural: 'Tags', icon: 'tag' },
  corpuser: { label: 'User', plural: 'Users', icon: 'person', path: 'user' },
  corpGroup: { label: 'Group', plural: 'Groups', icon: 'people', path: 'group' },
  dataProduct: { label: 'Data product', plural: 'Data products', icon: 'product' },
  dataPlatform: { label: 'Platform', plural: 'Platforms', icon: 'platform' },
  assertion: { label: 'Assertion', plural: 'Assertions', icon: 'check' },
  incident: { label: 'Incident', plural: 'Incidents', icon: 'check' },
  document: { label: 'Document', plural: 'Documents', icon: 'document' },
  query: { label: 'Query', plural: 'Queries', icon: 'document' },
};

const typesByPath = new Map(
  Object.entries(presentations).flatMap(([type, { path }]) => (path === undefined ? [] : [[path, type]])),
);

/** In one form: facets have the symbols of GraphQL, such as `GLOSSARY_TERM`. */
const formOf = (type: string): string => type.replaceAll('_', '').toLowerCase();
const presentationsByForm = new Map(
  Object.entries(presentations).map(([type, presentation]) => [formOf(type), presentation]),
);

/** How entities of a type are shown; of a type that is not known here, by the words of its name. */
export function presentationOf(entityType: string): Presentation {
  const label = wordsOf(entityType);
  return presentationsByForm.get(formOf(entityType)) ?? { label, plural: pluralOf(label), icon: 'dot' };
}

const pluralOf = (label: string): string => {
  if (/[^aeiou]y$/.test(label)) return `${label.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(label) ? `${label}es` : `${label}s`;
};

/** False for a type that a model of one's own adds. */
export const isKnownType = (entityType: string): boolean => presentationsByForm.has(formOf(entityType));

/** The entity type that a URN names. */
export const typeOfUrn = (urn: string): string => /^urn:li:([^:]+):/.exec(urn)?.[1] ?? '';

/** Where the page of an entity is: as in DataHub's frontend, to whose pages links are everywhere. */
export function placeOf(urn: string): { readonly path: string; readonly urn: string } {
  const entityType = typeOfUrn(urn);
  return { path: presentations[entityType]?.path ?? entityType, urn };
}

/** The entity type that the first part of an address names. */
export const typeOfPath = (path: string): string => typesByPath.get(path) ?? path;
