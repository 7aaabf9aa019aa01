import { entity, key, string } from '@colophon/schema';
import { testInfo } from '../aspects/test/test-info.ts';
import { testSample } from '../samples/test.ts';

const testKey = key({
  name: 'testKey',
  record: 'com.linkedin.metadata.key.TestKey',
  doc: 'Identity of a metadata test, a rule that checks assets, for example that each has an owner.',
  fields: { id: { type: string, doc: "Last part of the test's URN, unique among tests." } },
});

export const test = entity({
  name: 'test',
  doc: 'A metadata test: a rule that assets pass or fail, for example that every dashboard has an owner.',
  key: testKey,
  aspects: [testInfo],
  sample: testSample,
});
