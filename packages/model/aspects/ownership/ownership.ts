import { array, aspect, enumeration, map, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';
import { metadataAttribution } from '../common/metadata-attribution.ts';

export const ownershipSourceType = enumeration({
  name: 'com.linkedin.common.OwnershipSourceType',
  doc: 'Kinds of system from which an owner can be learnt.',
  symbols: {
    AUDIT: 'Learnt from what an audit log or audit tool recorded.',
    DATABASE: 'Learnt from the database, for example from its grants.',
    FILE_SYSTEM: 'Learnt from the owner of a file or directory.',
    ISSUE_TRACKING_SYSTEM: 'Learnt from an issue tracker such as Jira.',
    MANUAL: 'Entered by a person.',
    SERVICE: 'Learnt from a service that manages ownership or access lists.',
    SOURCE_CONTROL: 'Learnt from version control such as Git.',
    OTHER: 'Learnt from a place not in the list.',
  },
});

export const ownershipSource = record({
  name: 'com.linkedin.common.OwnershipSource',
  doc: 'Place from which a claim of ownership was learnt, with a link to check it.',
  fields: {
    type: { type: ownershipSourceType, doc: 'Kind of system that named the owner.' },
    url: {
      type: string,
      doc: 'Link to the evidence, such as a ticket or a repository file.',
      optional: true,
    },
  },
});

export const ownershipType = enumeration({
  name: 'com.linkedin.common.OwnershipType',
  doc: 'Fixed kinds of ownership, kept for older clients; new kinds are `ownershipType` entities named by `typeUrn`.',
  symbols: {
    CUSTOM: 'The real kind is in `typeUrn` and has no symbol here, or it is unknown.',
    TECHNICAL_OWNER: 'Answers for how the asset is built and run.',
    BUSINESS_OWNER: "Answers for the asset's meaning and business rules.",
    DATA_STEWARD: 'Looks after the asset as its steward, expert or delegate.',
    NONE: 'Owner without a stated kind of ownership.',
    DEVELOPER: 'Deprecated, use `TECHNICAL_OWNER`: writes the code behind the asset.',
    DATAOWNER: 'Deprecated, use `TECHNICAL_OWNER`: owns the data.',
    DELEGATE: 'Deprecated, use `TECHNICAL_OWNER`: oversees operation, as a database administrator does.',
    PRODUCER: 'Deprecated, use `TECHNICAL_OWNER`: the person or service from which the data comes.',
    CONSUMER: 'Deprecated, use `TECHNICAL_OWNER` or `BUSINESS_OWNER`: reads the data.',
    STAKEHOLDER:
      'Deprecated, use `TECHNICAL_OWNER`, `BUSINESS_OWNER` or `DATA_STEWARD`: has a business interest in the asset.',
  },
});

export const owner = record({
  name: 'com.linkedin.common.Owner',
  doc: 'One owner of an entity, in one ownership type.',
  fields: {
    owner: {
      type: urn('corpuser', 'corpGroup'),
      doc: 'Urn of a user or group, such as `urn:li:corpuser:jdoe` or `urn:li:corpGroup:finance`.',
      search: {
        kind: 'URN',
        name: 'owners',
        queryByDefault: false,
        facet: true,
        facetName: 'Owned By',
        hasValues: 'hasOwners',
        label: 'owners',
      },
      relationship: { name: 'OwnedBy', to: ['corpuser', 'corpGroup'] },
    },
    type: {
      type: ownershipType,
      doc: 'Deprecated but required: the kind of ownership as a fixed symbol; `typeUrn` replaces it.',
      deprecated: true,
    },
    typeUrn: {
      type: urn('ownershipType'),
      doc: 'Urn of the `ownershipType`, such as `urn:li:ownershipType:__system__technical_owner`; absent means `type` decides.',
      optional: true,
      relationship: { name: 'ownershipType', to: ['ownershipType'] },
    },
    source: {
      type: ownershipSource,
      doc: 'Where the claim of ownership was found; absent when not recorded.',
      optional: true,
    },
    attribution: {
      type: metadataAttribution,
      doc: 'Who or what applied the metadata, and from which source; absent if not recorded.',
      optional: true,
      search: [
        { path: 'actor', kind: 'URN', name: 'ownerAttributionActors', queryByDefault: false },
        { path: 'source', kind: 'URN', name: 'ownerAttributionSources', queryByDefault: false },
        { path: 'time', kind: 'DATETIME', name: 'ownerAttributionDates', queryByDefault: false },
      ],
    },
  },
});

export const ownership = aspect({
  name: 'ownership',
  record: 'com.linkedin.common.Ownership',
  doc: 'Users and groups answerable for an entity, each with the kind of ownership.',
  fields: {
    owners: {
      type: array(owner),
      doc: 'The complete list of owners; writing the aspect replaces all of them.',
    },
    ownerTypes: {
      type: map(array(string)),
      doc: 'Owner urns grouped by ownership type; the server derives it from `owners`, so clients need not send it.',
      optional: true,
      default: {},
      search: { path: '$key', kind: 'MAP_ARRAY', queryByDefault: false },
    },
    lastModified: {
      type: auditStamp,
      doc: 'Who last changed the owners and when; a `time` of `0` means unknown.',
      default: { actor: 'urn:li:corpuser:unknown', time: 0 },
    },
  },
});
