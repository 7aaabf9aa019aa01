import { number } from './format.ts';

const entities = (count: number): string => (count === 1 ? '1 entity' : `${number(count)} entities`);

/** Texts of the page where structured properties are defined. */
export const definitionTexts = {
  title: 'Structured properties',
  lead: 'Fields with a type that you define yourself, for the entities they apply to.',
  all: 'All structured properties',
  search: 'Search structured properties',
  empty: 'No structured property is defined yet. Create the first one.',
  missing: 'This structured property does not exist.',
  create: 'New structured property',
  head: {
    type: 'Type',
    values: 'Values',
    appliesTo: 'Applies to',
    carriers: 'Set on',
    id: 'Qualified name',
    allowed: 'Allowed values',
    allowedTypes: 'Entities that values may be',
    immutable: 'Can be changed',
    shown: 'Shown in',
  },
  kinds: {
    string: 'Text',
    rich_text: 'Text in Markdown',
    number: 'Number',
    date: 'Date',
    urn: 'Entity',
  },
  other: (type: string) => type,
  one: 'One',
  many: 'Several',
  any: 'Any',
  yes: 'Yes',
  onlyOnce: 'No, not once it is set',
  nowhere: 'Only on the properties tab',
  isHidden: 'Nowhere: it is hidden',
  settings: {
    isHidden: 'Hide it everywhere',
    showInSearchFilters: 'Filters of a search',
    showInAssetSummary: 'Sidebar of an entity',
    hideInAssetSummaryWhenEmpty: 'Sidebar: only where it is set',
    showAsAssetBadge: 'Badge beside the name',
    showInColumnsTable: 'Table of columns',
  },
  shownHint: 'This application uses the filters of a search; DataHub’s frontend uses all of these settings.',
  carriers: entities,
  showCarriers: (count: number) => `Search ${count === 1 ? 'it' : 'them'}`,
  form: {
    id: 'Qualified name',
    idHint:
      'Such as com.example.retention. It is part of the URN and cannot be changed. Empty: a random one.',
    kindHint: 'Cannot be changed later.',
    kindFixed: (kind: string) => `${kind}. The type cannot be changed: stored values would no longer fit.`,
    isList: 'An entity can have several values',
    listFixed: 'Several values are allowed. That cannot be taken back: entities may have several.',
    listHint: 'This cannot be undone.',
    allowed: 'Allowed values',
    allowedHint: 'None: every value of the type is allowed.',
    allowedFixed: 'Values can be added, but not removed: entities may have them.',
    allowedNone: 'Every value is allowed. That cannot be restricted later.',
    value: (at: number) => `Value ${at}`,
    meaning: (at: number) => `Meaning of value ${at}`,
    meaningPlaceholder: 'Meaning',
    addValue: 'Add a value',
    removeValue: (at: number) => `Remove value ${at}`,
    notNumber: (text: string) => `“${text}” is not a number.`,
    appliesTo: 'Applies to',
    appliesFixed: 'Types can be added, but not removed: entities may have values.',
    allowedTypes: 'Values may be',
    allowedTypesHint: 'None: any entity.',
    allowedTypesFixed: 'Types can be added, but not removed.',
    allowedTypesNone: 'Any entity is allowed. Adding types would restrict it to these.',
    immutable: 'A value cannot be changed once it is set',
    shown: 'Shown in',
  },
  deleted: (carriers: number | undefined) =>
    `${
      carriers === undefined
        ? 'Entities that have it lose their values.'
        : carriers === 0
          ? 'No entity has a value.'
          : `${entities(carriers)} ${carriers === 1 ? 'loses its' : 'lose their'} values.`
    } Questions of forms that ask for it can no longer be answered. This cannot be undone.`,
} as const;
