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
    terms: 'Glossary terms of the entity itself.',
    domain: 'Domain of the entity.',
    color: 'Colour in which a tag or a domain is shown, such as `#3a7bd5`.',
    isDeprecated: 'True when the entity is deprecated.',
    isRemoved: 'True when the entity is soft-deleted.',
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
