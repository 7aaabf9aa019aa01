import { enumeration } from '@colophon/schema';

export const windowDuration = enumeration({
  name: 'com.linkedin.common.WindowDuration',
  doc: 'Lengths of the time bucket over which usage is summed.',
  symbols: {
    YEAR: 'One bucket per year.',
    MONTH: 'One bucket per month.',
    WEEK: 'One bucket per week.',
    DAY: 'One bucket per day.',
    HOUR: 'One bucket per hour.',
  },
});
