import { number } from './format.ts';

const entities = (count: number): string => (count === 1 ? '1 entity' : `${number(count)} entities`);
const terms = (count: number): string => (count === 1 ? '1 term' : `${number(count)} terms`);
const groups = (count: number): string => (count === 1 ? '1 group' : `${number(count)} groups`);

/** Texts of the pages under `/govern`. */
export const governTexts = {
  actions: {
    create: 'Create',
    add: 'Add',
    remove: 'Remove',
    choose: 'Choose',
    rename: 'Rename',
    edit: 'Edit',
    move: 'Move',
    delete: 'Delete',
    open: 'Open its page',
    actions: 'Actions',
  },
  fields: {
    name: 'Name',
    description: 'Description',
    parent: 'Parent',
    type: 'Type',
    platform: 'Platform',
    top: 'None: at the top',
    markdown: 'Markdown is allowed.',
  },
  created: (name: string) => `${name} created`,
  saved: (name: string) => `${name} saved`,
  edit: {
    title: (name: string) => `Edit ${name}`,
  },
  rename: {
    title: (name: string) => `Rename ${name}`,
    done: (name: string) => `Renamed to ${name}`,
  },
  move: {
    title: (name: string) => `Move ${name}`,
    hint: 'Everything below it moves with it.',
    done: (name: string) => `${name} moved`,
  },
  delete: {
    title: (name: string) => `Delete ${name}?`,
    done: (name: string) => `${name} deleted`,
  },
  tree: {
    reading: 'Loading …',
    noMatch: 'Nothing matches.',
  },
  glossary: {
    title: 'Glossary',
    lead: 'The terms of your business and what they mean.',
    search: 'Search the glossary',
    empty: 'The glossary is empty. Create a group or a term.',
    choose: 'Choose a term or a group to see what it means.',
    newTerm: 'New term',
    newGroup: 'New group',
    newTermIn: 'New term in here',
    newGroupIn: 'New group in here',
    contents: 'Contents',
    usedBy: 'Used by',
    inGroup: (groupCount: number, termCount: number) => `${groups(groupCount)}, ${terms(termCount)}`,
    users: entities,
    deleteTerm: (users: number) =>
      `${users === 0 ? 'No entity has this term.' : `It is removed from ${entities(users)}, and from their columns.`} Other terms lose their relationships to it. This cannot be undone.`,
    deleteGroup: (children: number) =>
      children === 0
        ? 'It is empty. This cannot be undone.'
        : `What is directly in it (${number(children)}) is not deleted: it moves to the top of the glossary. This cannot be undone.`,
  },
  domains: {
    title: 'Domains',
    lead: 'The parts of your organisation that data belongs to.',
    search: 'Search domains',
    empty: 'There are no domains yet. Create the first one.',
    choose: 'Choose a domain to see what it is for.',
    create: 'New domain',
    createIn: 'New domain in here',
    contents: 'Contents',
    entities,
    deleted: (entityCount: number, below: number) =>
      below > 0
        ? `${below === 1 ? 'A domain is' : `${number(below)} domains are`} in this one. Move or delete what is in it first.`
        : `${entityCount === 0 ? 'It is empty.' : `${entities(entityCount)} will be in no domain.`} This cannot be undone.`,
  },
  tags: {
    title: 'Tags',
    lead: 'Short labels that anybody can put to an entity or a column.',
    search: 'Search tags',
    empty: 'There are no tags yet. Create the first one.',
    create: 'New tag',
    uses: 'Used by',
    color: 'Colour',
    deleted: (uses: number) =>
      `${uses === 0 ? 'No entity has this tag.' : `It is removed from ${entities(uses)}, and from their columns.`} This cannot be undone.`,
  },
  products: {
    title: 'Data products',
    lead: 'Sets of assets that a domain offers to others.',
    all: 'All data products',
    search: 'Search data products',
    allDomains: 'All domains',
    empty: 'There are no data products yet. Create the first one.',
    create: 'New data product',
    noDomain: 'Choose the domain that offers it',
    assets: 'Assets',
    searchAssets: 'Search its assets',
    noAssets: 'Nothing has been added yet.',
    addAsset: 'Add an asset',
    addedAsset: (name: string) => `${name} added`,
    removedAsset: (name: string) => `${name} removed`,
    deleted: 'Its assets stay as they are. This cannot be undone.',
  },
  ownershipTypes: {
    title: 'Ownership types',
    lead: 'The ways in which people are responsible for an entity.',
    search: 'Search ownership types',
    empty: 'There are no ownership types.',
    create: 'New ownership type',
    uses: 'Used by',
    deleted: (uses: number) =>
      `${uses === 0 ? 'No owner has this type.' : `Owners of ${entities(uses)} no longer have a type.`} This cannot be undone.`,
  },
  related: {
    kinds: {
      isA: 'Is a',
      hasA: 'Contains',
      values: 'Values',
      relatedTo: 'Related to',
      kinds: 'Kinds of it',
      containedIn: 'Contained in',
      valueOf: 'Value of',
    },
    add: { isA: 'Add a broader term', hasA: 'Add a term that it contains' },
    added: (name: string) => `Related term ${name} added`,
    removed: (name: string) => `Related term ${name} removed`,
  },
} as const;
