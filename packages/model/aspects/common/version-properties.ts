import { array, aspect, boolean, string, urn } from '@colophon/schema';
import { versionTag } from '../tags/version-tag.ts';
import { auditStamp } from './audit-stamp.ts';
import { versioningScheme } from './versioning-scheme.ts';

export const versionProperties = aspect({
  name: 'versionProperties',
  record: 'com.linkedin.common.VersionProperties',
  doc: 'Makes an asset one version in a version set, with its label and place in the order.',
  fields: {
    versionSet: {
      type: urn('versionSet'),
      doc: 'Urn of the `versionSet` that holds all versions of the asset.',
      search: { kind: 'TEXT', queryByDefault: false },
      relationship: { name: 'VersionOf', to: ['versionSet'] },
    },
    version: {
      type: versionTag,
      doc: 'Label of the version, such as `v1.2`; no other version in the set may have it.',
      search: { path: 'versionTag', kind: 'TEXT', name: 'version', queryByDefault: false },
    },
    aliases: {
      type: array(versionTag),
      doc: 'Further labels for the same version, such as `champion`.',
      default: [],
      search: { path: 'versionTag', kind: 'TEXT', name: 'aliases', queryByDefault: false },
    },
    comment: { type: string, doc: 'Free note on what the version changes or is for.', optional: true },
    sortId: {
      type: string,
      doc: 'Text that gives the version its place in the set, compared as `versioningScheme` says; generated ones have 8 characters.',
      search: { kind: 'TEXT', name: 'versionSortId', queryByDefault: false },
    },
    versioningScheme: {
      type: versioningScheme,
      doc: 'Rule by which `sortId` is compared; by default plain text order.',
      default: 'LEXICOGRAPHIC_STRING',
    },
    sourceCreatedTimestamp: {
      type: auditStamp,
      doc: 'Who made the version in its source system and when; absent when unknown.',
      optional: true,
    },
    metadataCreatedTimestamp: {
      type: auditStamp,
      doc: 'Who first recorded the version in the catalogue and when.',
      optional: true,
    },
    isLatest: {
      type: boolean,
      doc: 'True on the newest version of the set; the server maintains it, so do not write it.',
      optional: true,
      search: { kind: 'BOOLEAN', queryByDefault: false },
    },
  },
});
