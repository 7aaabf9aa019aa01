import { enumeration } from '@colophon/schema';

export const assertionResultSeverity = enumeration({
  name: 'com.linkedin.assertion.AssertionResultSeverity',
  doc: 'Grades of a failed run, by how far the observation lay outside what was expected.',
  symbols: {
    LOW: 'The observation missed the expected bounds by a little.',
    MEDIUM: 'A moderate miss; the grade used unless something else is configured.',
    HIGH: 'A wide miss; for bounds learnt from history, for example, more than one standard deviation.',
  },
});
