import { entity, key, string } from '@colophon/schema';
import { assertionActions } from '../aspects/assertion/assertion-actions.ts';
import { assertionInfo } from '../aspects/assertion/assertion-info.ts';
import { assertionNote } from '../aspects/assertion/assertion-note.ts';
import { assertionRunEvent } from '../aspects/assertion/assertion-run-event.ts';
import { assertionRunSummary } from '../aspects/assertion/assertion-run-summary.ts';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { status } from '../aspects/common/status.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { assertionSample } from '../samples/assertion.ts';

const assertionKey = key({
  name: 'assertionKey',
  record: 'com.linkedin.metadata.key.AssertionKey',
  doc: 'Identity of an assertion, one data quality check, in the form `urn:li:assertion:` plus its id.',
  fields: {
    assertionId: {
      type: string,
      doc: "Last part of the assertion's URN, usually a hash or UUID without meaning to readers.",
    },
  },
});

export const assertion = entity({
  name: 'assertion',
  doc: 'A data quality rule for a dataset, for example that `orders.id` is never null; its run results are stored as a time series.',
  key: assertionKey,
  aspects: [
    assertionInfo,
    assertionNote,
    dataPlatformInstance,
    assertionRunEvent,
    assertionRunSummary,
    assertionActions,
    status,
    globalTags,
    ownership,
  ],
  sample: assertionSample,
});
