import { array, aspect, enumeration, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const testResultType = enumeration({
  name: 'com.linkedin.test.TestResultType',
  doc: 'Outcomes of a metadata test for an entity.',
  symbols: {
    SUCCESS: 'The entity meets the rules of the test.',
    FAILURE: 'The entity is in the scope of the test but breaks its rules.',
  },
});

export const testResult = record({
  name: 'com.linkedin.test.TestResult',
  doc: 'Outcome of one metadata test for one entity; element of `testResults`.',
  fields: {
    test: { type: urn('test'), doc: 'URN of the metadata test that was evaluated.' },
    type: {
      type: testResultType,
      doc: 'Result type, `SUCCESS` or `FAILURE`, which matches the list that contains the result.',
    },
    testDefinitionMd5: {
      type: string,
      doc: 'MD5 of the rules the result was computed from; if it differs from the current rules, the result is out of date.',
      optional: true,
    },
    lastComputed: { type: auditStamp, doc: 'When the result was computed, and by whom.', optional: true },
  },
});

export const testResults = aspect({
  name: 'testResults',
  record: 'com.linkedin.test.TestResults',
  doc: 'Metadata tests that the entity currently passes and fails.',
  fields: {
    failing: {
      type: array(testResult),
      doc: 'Results of the tests that the entity fails; they create the `IsFailing` edges.',
      search: {
        path: 'test',
        kind: 'URN',
        name: 'failingTests',
        queryByDefault: false,
        hasValues: 'hasFailingTests',
      },
      relationship: { path: 'test', name: 'IsFailing', to: ['test'] },
    },
    passing: {
      type: array(testResult),
      doc: 'Results of the tests that the entity passes; they create the `IsPassing` edges.',
      search: {
        path: 'test',
        kind: 'URN',
        name: 'passingTests',
        queryByDefault: false,
        hasValues: 'hasPassingTests',
      },
      relationship: { path: 'test', name: 'IsPassing', to: ['test'] },
    },
  },
});
