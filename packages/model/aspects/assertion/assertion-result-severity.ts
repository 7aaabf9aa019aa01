import { enumeration } from '@colophon/schema';

export const assertionResultSeverity = enumeration({
  name: 'com.linkedin.assertion.AssertionResultSeverity',
  doc: 'Severities of a failed run, by how far the observation missed the expectation.',
  symbols: {
    LOW: 'The observation missed the expected bounds slightly.',
    MEDIUM: 'A moderate miss; the severity used unless another is configured.',
    HIGH: 'A large miss; for bounds learnt from history, for example, more than one standard deviation.',
  },
});
