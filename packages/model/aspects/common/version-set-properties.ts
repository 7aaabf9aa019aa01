import { aspect, urn } from '@colophon/schema';
import { customProperties } from './shared-fields.ts';
import { versioningScheme } from './versioning-scheme.ts';

export const versionSetProperties = aspect({
  name: 'versionSetProperties',
  record: 'com.linkedin.versionset.VersionSetProperties',
  doc: 'Newest version in a version set and the scheme that orders its versions.',
  fields: {
    customProperties,
    latest: {
      type: urn(),
      doc: "URN of the newest version according to the set's `versioningScheme`.",
      search: { kind: 'TEXT', queryByDefault: false },
    },
    versioningScheme: {
      type: versioningScheme,
      doc: 'How versions are ordered; cannot be changed once set.',
    },
  },
});
