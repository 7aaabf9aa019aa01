import { array, aspect, enumeration, map, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';
import { metadataAttribution } from '../common/metadata-attribution.ts';

export const ownershipSourceType = enumeration({
  name: 'com.linkedin.common.OwnershipSourceType',
  doc: 'Sources of ownership information.',
  symbols: {
    AUDIT: 'Found in an audit log or audit tool.',
    DATABASE: 'Found in the database, for example in its grants.',
    FILE_SYSTEM: 'Derived from the owner of a file or directory.',
    ISSUE_TRACKING_SYSTEM: 'Found in an issue tracker such as Jira.',
    MANUAL: 'Entered by a person.',
    SERVICE: 'Provided by a service that manages ownership or access lists.',
    SOURCE_CONTROL: 'Found in version control such as Git.',
    OTHER: 'Found in another kind of source.',
  },
});

export const ownershipSource = record({
  name: 'com.linkedin.common.OwnershipSource',
  doc: 'Source of the ownership information, with a link to verify it.',
  fields: {
    type: { type: ownershipSourceType, doc: 'Type of system that reported the owner.' },
    url: {
      type: string,
      doc: 'Link to the source, such as a ticket or a repository file.',
      optional: true,
    },
  },
});

export const ownershipType = enumeration({
  name: 'com.linkedin.common.OwnershipType',
  doc: 'Fixed ownership types, supported for older clients; new types are `ownershipType` entities referenced by `typeUrn`.',
  symbols: {
    CUSTOM: 'The ownership type is in `typeUrn` and has no symbol here, or it is unknown.',
    TECHNICAL_OWNER: 'Responsible for building and running the asset.',
    BUSINESS_OWNER: "Responsible for the asset's meaning and business rules.",
    DATA_STEWARD: 'Manages the asset as its steward, expert or delegate.',
    NONE: 'Owner without a specified ownership type.',
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
  doc: 'An owner of an entity and the ownership type.',
  fields: {
    owner: {
      type: urn('corpuser', 'corpGroup'),
      doc: 'URN of a user or group, such as `urn:li:corpuser:jdoe` or `urn:li:corpGroup:finance`.',
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
      doc: 'Deprecated but required: the ownership type as a fixed symbol; replaced by `typeUrn`.',
      deprecated: true,
    },
    typeUrn: {
      type: urn('ownershipType'),
      doc: 'URN of the `ownershipType`, such as `urn:li:ownershipType:__system__technical_owner`; absent means `type` decides.',
      optional: true,
      relationship: { name: 'ownershipType', to: ['ownershipType'] },
    },
    source: {
      type: ownershipSource,
      doc: 'Source of the ownership information; absent when not recorded.',
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
  doc: 'Users and groups responsible for an entity, each with the ownership type.',
  fields: {
    owners: {
      type: array(owner),
      doc: 'The complete list of owners; writing the aspect replaces all of them.',
    },
    ownerTypes: {
      type: map(array(string)),
      doc: 'Owner URNs grouped by ownership type; the server derives it from `owners`, so clients need not send it.',
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
