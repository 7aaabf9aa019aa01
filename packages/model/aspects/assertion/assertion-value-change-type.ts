import { enumeration } from '@colophon/schema';

export const assertionValueChangeType = enumeration({
  name: 'com.linkedin.assertion.AssertionValueChangeType',
  doc: 'Unit in which a change between two measurements is compared.',
  symbols: {
    ABSOLUTE: 'Compare the plain difference, for example 500 more rows.',
    PERCENTAGE:
      'Compare the difference as a percentage of the earlier value, for example 10 per cent more rows.',
  },
});
