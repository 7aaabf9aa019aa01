/** The search field by which entities say that they are in one of a type, or belong to it. */
const fields: Readonly<Record<string, string>> = {
  container: 'container',
  domain: 'domains',
  dataPlatform: 'platform',
  glossaryNode: 'parentNode',
  glossaryTerm: 'glossaryTerms',
  tag: 'tags',
  corpuser: 'owners',
  corpGroup: 'owners',
  application: 'applications',
};

export const contentsFieldOf = (entityType: string): string | undefined => fields[entityType];

/** True of a type whose entities have something in them. A data product lists its assets itself. */
export const hasContents = (entityType: string): boolean =>
  entityType === 'dataProduct' || contentsFieldOf(entityType) !== undefined;
