import { array, aspect, boolean, string, urn } from '@colophon/schema';
import { versionTag } from '../tags/version-tag.ts';
import { auditStamp } from './audit-stamp.ts';
import { versioningScheme } from './versioning-scheme.ts';

export const versionProperties = aspect({
  name: 'versionProperties',
  record: 'com.linkedin.common.VersionProperties',
  doc: 'Makes an asset a version in a version set, with its label and its position in the order.',
  fields: {
    versionSet: {
      type: urn('versionSet'),
      doc: 'URN of the `versionSet` that holds all versions of the asset.',
      search: { kind: 'TEXT', queryByDefault: false },
      relationship: { name: 'VersionOf', to: ['versionSet'] },
    },
    version: {
      type: versionTag,
      doc: 'Label of the version, such as `v1.2`; unique within the set.',
      search: { path: 'versionTag', kind: 'TEXT', name: 'version', queryByDefault: false },
    },
    aliases: {
      type: array(versionTag),
      doc: 'Additional labels for the same version, such as `champion`.',
      default: [],
      search: { path: 'versionTag', kind: 'TEXT', name: 'aliases', queryByDefault: false },
    },
    comment: { type: string, doc: 'Free text on what the version changes or is for.', optional: true },
    sortId: {
      type: string,
      doc: 'Sort key of the version within the set, compared according to `versioningScheme`; generated ones have 8 characters.',
      search: { kind: 'TEXT', name: 'versionSortId', queryByDefault: false },
    },
    versioningScheme: {
      type: versioningScheme,
      doc: 'Scheme used to compare `sortId`; plain text order by default.',
      default: 'LEXICOGRAPHIC_STRING',
    },
    sourceCreatedTimestamp: {
      type: auditStamp,
      doc: 'Who created the version in its source system and when; absent when unknown.',
      optional: true,
    },
    metadataCreatedTimestamp: {
      type: auditStamp,
      doc: 'Who first recorded the version in the catalogue and when.',
      optional: true,
    },
    isLatest: {
      type: boolean,
      doc: 'True on the newest version of the set; maintained by the server, so do not write it.',
      optional: true,
      search: { kind: 'BOOLEAN', queryByDefault: false },
    },
  },
});
