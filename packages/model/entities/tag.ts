import { entity, key, string } from '@colophon/schema';
import { deprecation } from '../aspects/common/deprecation.ts';
import { status } from '../aspects/common/status.ts';
import { tagProperties } from '../aspects/common/tag-properties.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { testResults } from '../aspects/test/test-results.ts';
import { tagSample } from '../samples/tag.ts';

const tagKey = key({
  name: 'tagKey',
  record: 'com.linkedin.metadata.key.TagKey',
  doc: 'Identity of a tag, a loose label such as `urn:li:tag:pii` that can be put on assets and columns.',
  fields: {
    name: {
      type: string,
      doc: "Last part of the tag's URN, unique among tags; shown to users only while `TagProperties` gives no display name.",
      search: { kind: 'WORD_GRAM', name: 'id', boost: 10.0, autocomplete: true },
    },
  },
});

export const tag = entity({
  name: 'tag',
  doc: 'A free label to attach to assets and columns, for example `urn:li:tag:deprecated-soon`.',
  key: tagKey,
  aspects: [tagProperties, ownership, deprecation, status, testResults],
  sample: tagSample,
});
