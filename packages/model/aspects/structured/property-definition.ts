import {
  array,
  aspect,
  boolean,
  double,
  enumeration,
  map,
  record,
  string,
  union,
  urn,
} from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const searchFieldType = enumeration({
  name: 'com.linkedin.datahub.SearchFieldType',
  doc: 'Index types of a search field, which determine how its values are tokenised and matched.',
  symbols: {
    KEYWORD: 'Short text indexed unchanged; only exact matches count, so it suits filters.',
    TEXT: 'Text split into words, any of which can match.',
    TEXT_PARTIAL: 'Text in which a prefix of a word matches, at the cost of a larger index.',
    BROWSE_PATH: 'Path of the older browse tree, with steps separated by slashes, such as `/prod/kafka`.',
    URN: 'A URN that can be found by its parts, such as the platform or the name in it.',
    URN_PARTIAL: 'A URN whose parts match by prefix, at the cost of a larger index.',
    BOOLEAN: 'A true or false flag, mainly for filters and ranking.',
    COUNT: 'A whole number, for filters and ranking.',
    DATETIME: 'A date and time, for range filters and sorting.',
    OBJECT: 'A nested object whose keys are indexed individually.',
    BROWSE_PATH_V2: 'Path of the newer browse tree, whose steps may be URNs of containers or plain names.',
    WORD_GRAM:
      'Text indexed by sequences of several words, so that matching phrases rank above scattered words; usual for names.',
  },
});

export const dataHubSearchConfig = record({
  name: 'com.linkedin.datahub.DataHubSearchConfig',
  doc: 'How one field is indexed, matched, weighted and offered as a filter in search; set for structured properties, for instance.',
  fields: {
    fieldName: {
      type: string,
      doc: "Name in the search index; the model's own field name when absent.",
      optional: true,
    },
    fieldType: {
      type: searchFieldType,
      doc: 'Index type, which determines how values are tokenised and matched, such as `KEYWORD` or `TEXT`.',
      optional: true,
    },
    queryByDefault: {
      type: boolean,
      doc: 'True includes the values in unqualified searches; otherwise a query must name the field.',
      default: false,
    },
    excludeFromFullTextSearch: {
      type: boolean,
      doc: 'True excludes the values from full-text search in V2 and V2.5. Search V3 ignores it; absent means not excluded.',
      optional: true,
    },
    enableAutocomplete: {
      type: boolean,
      doc: "True offers the field's values as suggestions while the user types.",
      default: false,
    },
    addToFilters: {
      type: boolean,
      doc: 'True offers the field as a filter next to the search results.',
      default: false,
    },
    addHasValuesToFilters: {
      type: boolean,
      doc: 'True, the default, also offers a filter on whether the field has any value at all.',
      default: true,
    },
    filterNameOverride: {
      type: string,
      doc: 'Label of the filter, instead of the default one.',
      optional: true,
    },
    hasValuesFilterNameOverride: {
      type: string,
      doc: 'Label of the filter on whether there is a value, instead of the default one.',
      optional: true,
    },
    boostScore: {
      type: double,
      doc: 'Score multiplier for matches in the field; higher ranks first. Search V3 uses it as the `.text` weight, with a default of 0.8.',
      default: 1.0,
    },
    subfieldBoostScores: {
      type: map(double),
      doc: 'Weight per analysed subfield other than `.text`, for Search V3 only. It reads `stemmed`, which is half the `.text` weight when missing.',
      optional: true,
    },
    hasValuesFieldName: {
      type: string,
      doc: 'Name of an extra boolean index field that says whether a value is present; absent means none is made.',
      optional: true,
    },
    numValuesFieldName: {
      type: string,
      doc: 'Name of an extra index field that holds how many elements there are; absent means none is made.',
      optional: true,
    },
    weightsPerFieldValue: {
      type: map(double),
      doc: 'Score multiplier for particular values, keyed by value, for example to rank `true` of a deprecation flag lower.',
      optional: true,
    },
    fieldNameAliases: {
      type: array(string),
      doc: 'Alternative names for the field in queries, for instance for sorting, such as `_entityName`.',
      optional: true,
    },
    copyTo: {
      type: array(string),
      doc: 'Shared fields, such as `entityName` or `description`, that also receive the values in Search V3. URNs arrive as their parsed name; numbers and dates are not copied.',
      optional: true,
    },
    copyUrnTo: {
      type: array(string),
      doc: 'Shared fields that receive the whole URN in Search V3, where `copyTo` gives only the parsed name; no effect on other value types.',
      optional: true,
    },
  },
});

export const propertyCardinality = enumeration({
  name: 'com.linkedin.structured.PropertyCardinality',
  doc: 'How many values of a structured property one entity can have.',
  symbols: {
    SINGLE: 'At most one value per entity; the default.',
    MULTIPLE: 'Any number of values per entity, kept as a list.',
  },
});

export const propertyValue = record({
  name: 'com.linkedin.structured.PropertyValue',
  doc: 'One permitted value of a structured property, with an explanation for those who choose it.',
  fields: {
    value: {
      type: union(string, double),
      doc: "The permitted value, a string or a number according to the property's `valueType`.",
    },
    description: {
      type: string,
      doc: 'Explanation of the value, to help users choose among the permitted ones.',
      optional: true,
    },
  },
});

export const propertyDefinition = aspect({
  name: 'propertyDefinition',
  record: 'com.linkedin.structured.StructuredPropertyDefinition',
  doc: 'Name, value type, permitted values and scope of a custom field that can be set on entities.',
  fields: {
    qualifiedName: {
      type: string,
      doc: 'Dotted name that is unique in the catalogue, for example `io.acme.privacy.retentionDays`.',
      search: { kind: 'KEYWORD', boost: 10.0, queryByDefault: true, label: 'qualifiedName' },
    },
    displayName: {
      type: string,
      doc: "Label in the interface, for example `Retention (days)`; also helps to find the property's id.",
      optional: true,
      search: { kind: 'WORD_GRAM', boost: 10.0, autocomplete: true, label: 'name' },
    },
    valueType: {
      type: urn('dataType'),
      doc: 'URN of an existing `dataType`, for example `urn:li:dataType:datahub.string`; checked on writing.',
    },
    typeQualifier: {
      type: map(array(string)),
      doc: 'Narrows `valueType`: for URN values, key `allowedTypes` lists URNs of the entity types that may be chosen, such as users or groups.',
      optional: true,
    },
    allowedValues: {
      type: array(propertyValue),
      doc: 'Permitted values; when absent, any value of the right type is accepted.',
      optional: true,
    },
    cardinality: {
      type: propertyCardinality,
      doc: 'Whether an entity can have one value or several; one by default.',
      optional: true,
      default: 'SINGLE',
    },
    entityTypes: {
      type: array(urn('entityType')),
      doc: 'URNs of the `entityType` entities on which the property can be set, for example `urn:li:entityType:datahub.dataset`.',
      search: { kind: 'TEXT', name: 'entityTypes' },
      relationship: { name: 'StructuredPropertyOf', to: ['entityType'] },
    },
    allowedPlatforms: {
      type: array(urn('dataPlatform')),
      doc: 'URNs of the `dataPlatform` entities whose assets can have the property; absent means assets of all platforms.',
      optional: true,
      search: { kind: 'TEXT', name: 'allowedPlatforms' },
    },
    description: {
      type: string,
      doc: 'Help text shown in the interface next to the property.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    searchConfiguration: {
      type: dataHubSearchConfig,
      doc: 'How values are indexed for search; when absent, the value type decides.',
      optional: true,
    },
    immutable: {
      type: boolean,
      doc: 'True makes a value immutable once it has been set on an entity.',
      default: false,
      search: { kind: 'BOOLEAN' },
    },
    version: {
      type: string,
      doc: 'Version of the definition: 14 digits in the form `yyyymmddHHMMSS`, for example `20240610120000`. An incompatible change needs a greater version.',
      optional: true,
    },
    created: {
      type: auditStamp,
      doc: 'When the definition was made and by whom. Deprecated: read `aspectCreated` in the system metadata instead.',
      optional: true,
      deprecated: true,
      search: { path: 'time', kind: 'DATETIME', name: 'createdTime' },
    },
    lastModified: {
      type: auditStamp,
      doc: 'When the definition last changed and by whom. Deprecated: read `aspectModified` in the system metadata instead.',
      optional: true,
      deprecated: true,
      search: { path: 'time', kind: 'DATETIME', name: 'lastModified' },
    },
  },
});
