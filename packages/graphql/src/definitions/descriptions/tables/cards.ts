import type { Descriptions } from '../descriptions.ts';

/** What the application shows of entities of every type. */
export const cards: Descriptions = {
  EntityCard: {
    $: 'What is shown of an entity in a result or a link, whatever its type.',
    entityType: 'Name of the entity type in the model, such as `dataset`.',
    name: 'Name shown to people; the name in the URN where nothing else is stored.',
    qualifiedName: 'Full name on the platform, where it differs from the name.',
    description: 'Description that people wrote; the one from the source where there is none.',
    exists: 'True when anything was written of the entity, also if it is soft-deleted.',
    platform: 'Data platform that the entity comes from.',
    path: 'Containers or folders that the entity is in, or what is above it in a tree, from the top.',
    subTypes: 'More specific types, such as `View`.',
    owners: 'Owners, each once.',
    tags: 'Tags of the entity itself.',
    'tags(start)': 'Position of the first tag, counted from 0.',
    'tags(count)': 'Most tags that are returned. Default: all.',
    tagCount: 'Number of all tags.',
    terms: 'Glossary terms of the entity itself.',
    'terms(start)': 'Position of the first term, counted from 0.',
    'terms(count)': 'Most terms that are returned. Default: all.',
    termCount: 'Number of all glossary terms.',
    domain: 'Domain of the entity.',
    color: 'Colour in which a tag or a domain is shown, such as `#3a7bd5`.',
    isDeprecated: 'True when the entity is deprecated.',
    isRemoved: 'True when the entity is soft-deleted.',
    activeIncidents: 'Number of open incidents.',
    failingAssertions:
      'Number of assertions whose latest run failed; 0 when the caller may not see runs. Reads at most 500 assertions for all cards of a response.',
    usesLately:
      'Queries of a dataset, or views of a dashboard or chart, in the last 30 days; null when none are recorded or the caller may not see them.',
    changedAt:
      'When the entity was last changed in its source, in milliseconds since the epoch; null when unknown.',
    rights: 'What can be edited of an entity of this type, and whether the caller may.',
  },
  EditRight: {
    $: 'Whether the caller may edit a part of an entity.',
    edit: 'What is edited.',
    isAllowed: 'True when the caller may.',
    privileges:
      'Privileges of which any one lets a caller do it; those that are missing where the caller may not.',
  },
  EntityEdit: {
    $: 'A part of an entity that people edit.',
    ASPECTS: 'Any aspect, as it is stored.',
    COLUMN_DESCRIPTIONS: 'Descriptions of the columns.',
    COLUMN_TAGS: 'Tags of the columns.',
    COLUMN_TERMS: 'Glossary terms of the columns.',
    DEPRECATION: 'Whether the entity should still be used.',
    DESCRIPTION: 'Description that people write.',
    DOMAIN: 'Domain of the entity.',
    INCIDENTS: 'Incidents: raise, change and resolve them.',
    LINEAGE: 'Upstream and downstream entities.',
    LINKS: 'Links to pages about the entity.',
    NAME: 'Name shown to people.',
    OWNERS: 'Owners of the entity.',
    REMOVAL: 'Soft deletion, and restoring.',
    STRUCTURED_PROPERTIES: 'Values of structured properties.',
    TAGS: 'Tags of the entity itself.',
    TERMS: 'Glossary terms of the entity itself.',
  },
  PathEntry: {
    $: 'A step of the way to an entity.',
    name: 'Name of the step.',
    entity: 'Entity of the step, where it is one.',
  },
  OtherEntity: {
    $: 'An entity of a type that has no object type of its own, as those of a model extension.',
  },
};
