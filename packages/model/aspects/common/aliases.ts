import { aspect, urn } from '@colophon/schema';

export const aliases = aspect({
  name: 'aliases',
  record: 'com.linkedin.common.Aliases',
  doc: 'Other identifiers under which references to the entity may arrive; computed by the server, so ingestion clients must not write it.',
  fields: {
    lowercasedUrn: {
      type: urn(),
      doc: "The entity's urn with its name, platform instance prefix included, in lower case; lets a reference in any casing be looked up by exact match.",
      optional: true,
      search: { kind: 'KEYWORD', queryByDefault: false },
    },
  },
});
