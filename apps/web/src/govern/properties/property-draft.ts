import type { DefinedPropertyFragment, EntityType } from '../../../gen/types.ts';
import { governTexts } from '../../texts/govern.ts';
import { definitionTexts } from '../../texts/property-definitions.ts';
import type { Fields } from '../../ui/same-fields.ts';

export const valueKinds = ['string', 'number', 'date', 'rich_text', 'urn'] as const;
export type ValueKind = (typeof valueKinds)[number];

export const settingNames = [
  'showInSearchFilters',
  'showInAssetSummary',
  'hideInAssetSummaryWhenEmpty',
  'showAsAssetBadge',
  'showInColumnsTable',
  'isHidden',
] as const;
type SettingName = (typeof settingNames)[number];

export interface AllowedDraft {
  /** Tells rows apart while their texts change. */
  readonly key: number;
  readonly value: string;
  readonly description: string;
}

/** What a form for a structured property has. Of one that exists, lists have only what is added. */
export interface PropertyDraft {
  readonly name: string;
  readonly id: string;
  readonly description: string;
  readonly kind: ValueKind;
  readonly isList: boolean;
  readonly isImmutable: boolean;
  readonly allowed: readonly AllowedDraft[];
  /** Names of entity types, such as `dataset`. */
  readonly appliesTo: readonly string[];
  readonly allowedTypes: readonly string[];
  readonly settings: readonly SettingName[];
}

export const newDraft: PropertyDraft = {
  name: '',
  id: '',
  description: '',
  kind: 'string',
  isList: false,
  isImmutable: false,
  allowed: [],
  appliesTo: ['dataset'],
  allowedTypes: [],
  settings: [],
};

/** Types of entities that have structured properties, those that people look for first. */
export const carrierTypes = [
  ...['dataset', 'schemaField', 'dashboard', 'chart', 'dataJob', 'dataFlow', 'container', 'dataProduct'],
  ...['domain', 'glossaryTerm', 'glossaryNode', 'application', 'document', 'corpuser', 'corpGroup'],
  ...['mlModel', 'mlModelGroup', 'mlFeature', 'mlFeatureTable', 'mlPrimaryKey'],
];

/** Types of entities that a value is likely to be. */
export const valueTypes = [...carrierTypes.filter((type) => type !== 'schemaField'), 'tag', 'dataPlatform'];

/** The last part of `urn:li:entityType:datahub.dataset`. */
export const typeNameOf = (urn: string): string =>
  urn
    .split(':')
    .at(-1)
    ?.replace(/^datahub\./i, '') ?? urn;

const entityTypeUrn = (name: string): string => `urn:li:entityType:datahub.${name}`;

export const nameOfProperty = ({ definition }: Pick<DefinedPropertyFragment, 'definition'>): string =>
  definition.displayName || definition.qualifiedName;

/** The kind of values of a property; undefined for a type that is not built in. */
export function kindOfProperty({
  definition,
}: Pick<DefinedPropertyFragment, 'definition'>): ValueKind | undefined {
  const name = typeNameOf(definition.valueType.urn).toLowerCase();
  return valueKinds.find((kind) => kind === name);
}

/** What the form of a property that exists begins with. */
export const draftOf = (property: DefinedPropertyFragment): PropertyDraft => ({
  ...newDraft,
  name: nameOfProperty(property),
  id: property.definition.qualifiedName,
  description: property.definition.description ?? '',
  kind: kindOfProperty(property) ?? 'string',
  isList: property.definition.cardinality === 'MULTIPLE',
  isImmutable: property.definition.immutable,
  appliesTo: [],
  settings: settingNames.filter((name) => property.settings?.[name] === true),
});

/** What of a definition an edit overwrites, as a text for each field. */
export function fieldsOf({ name, description, isList, isImmutable, settings: shown }: PropertyDraft): Fields {
  const { form, settings, yes, one, many, onlyOnce, head } = definitionTexts;
  return {
    [governTexts.fields.name]: name.trim(),
    [governTexts.fields.description]: description.trim(),
    [head.values]: isList ? many : one,
    [head.immutable]: isImmutable ? onlyOnce : yes,
    [form.shown]: settingNames
      .filter((each) => shown.includes(each))
      .map((each) => settings[each])
      .join(', '),
  };
}

const isFilled = ({ value }: AllowedDraft): boolean => value.trim() !== '';

/** The first allowed value that is no number, of a property of numbers. */
export const wrongNumber = ({ kind, allowed }: PropertyDraft): string | undefined =>
  kind === 'number'
    ? allowed.filter(isFilled).find(({ value }) => !Number.isFinite(Number(value.trim())))?.value
    : undefined;

const allowedIn = ({ allowed, kind }: PropertyDraft) =>
  allowed.filter(isFilled).map(({ value, description }) => ({
    ...(kind === 'number' ? { numberValue: Number(value.trim()) } : { stringValue: value.trim() }),
    ...(description.trim() !== '' && { description: description.trim() }),
  }));

const settingsIn = ({ settings }: PropertyDraft) =>
  Object.fromEntries(settingNames.map((name) => [name, settings.includes(name)]));

/** Input of `createStructuredProperty`. */
export function createInput(draft: PropertyDraft) {
  const allowedValues = allowedIn(draft);
  const types = draft.kind === 'urn' ? draft.allowedTypes : [];
  return {
    ...(draft.id.trim() !== '' && { id: draft.id.trim() }),
    displayName: draft.name.trim(),
    description: draft.description.trim(),
    valueType: `urn:li:dataType:datahub.${draft.kind}`,
    cardinality: draft.isList ? ('MULTIPLE' as const) : ('SINGLE' as const),
    immutable: draft.isImmutable,
    entityTypes: draft.appliesTo.map(entityTypeUrn),
    ...(allowedValues.length > 0 && { allowedValues }),
    ...(types.length > 0 && { typeQualifier: { allowedTypes: types.map(entityTypeUrn) } }),
    ...(draft.settings.length > 0 && { settings: settingsIn(draft) }),
  };
}

/** Input of `updateStructuredProperty`: what differs, and what is added to lists. */
export function updateInput(property: DefinedPropertyFragment, draft: PropertyDraft) {
  const before = draftOf(property);
  const newAllowedValues = allowedIn(draft);
  const isChanged = (field: 'isList' | 'isImmutable' | 'settings'): boolean =>
    String(before[field]) !== String(draft[field]);
  return {
    urn: property.urn,
    displayName: draft.name.trim(),
    description: draft.description.trim(),
    ...(isChanged('isImmutable') && { immutable: draft.isImmutable }),
    ...(isChanged('isList') && draft.isList && { setCardinalityAsMultiple: true }),
    ...(newAllowedValues.length > 0 && { newAllowedValues }),
    ...(draft.appliesTo.length > 0 && { newEntityTypes: draft.appliesTo.map(entityTypeUrn) }),
    ...(draft.allowedTypes.length > 0 && {
      typeQualifier: { newAllowedTypes: draft.allowedTypes.map(entityTypeUrn) },
    }),
    ...(isChanged('settings') && { settings: settingsIn(draft) }),
  };
}

/** A search for what has a value of a property, of which only the number is read. */
export function carriersInput({ urn, definition }: DefinedPropertyFragment) {
  const types = definition.entityTypes.flatMap(({ info }): readonly EntityType[] =>
    info && info.type !== 'OTHER' ? [info.type] : [],
  );
  return {
    query: '*',
    types,
    count: 0,
    orFilters: [{ and: [{ field: fieldOf(urn), condition: 'EXISTS' as const, values: [] }] }],
    searchFlags: { skipAggregates: true, skipHighlighting: true },
  };
}

/** The search field of a property. */
export const fieldOf = (urn: string): string =>
  `structuredProperties.${urn.slice('urn:li:structuredProperty:'.length)}`;
