/** The search field by which entities say that they are in one of a type, or belong to it. */
const fields: Readonly<Record<string, string>> = {
  container: 'container',
  domain: 'domains',
  dataPlatform: 'platform',
  dataProduct: 'dataProducts',
  glossaryNode: 'parentNode',
  glossaryTerm: 'glossaryTerms',
  tag: 'tags',
  corpuser: 'owners',
  corpGroup: 'owners',
  application: 'applications',
};

export const contentsFieldOf = (entityType: string): string | undefined => fields[entityType];
