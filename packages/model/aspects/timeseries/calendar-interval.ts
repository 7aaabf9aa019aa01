import { enumeration } from '@colophon/schema';

export const calendarInterval = enumeration({
  name: 'com.linkedin.timeseries.CalendarInterval',
  doc: 'Units in which a time window or a schedule is measured.',
  symbols: {
    SECOND: 'Lengths counted in seconds.',
    MINUTE: 'Lengths counted in minutes.',
    HOUR: 'Lengths counted in hours.',
    DAY: 'Lengths counted in days.',
    WEEK: 'Lengths counted in weeks.',
    MONTH: 'Lengths counted in calendar months.',
    QUARTER: 'Lengths counted in quarters of a year.',
    YEAR: 'Lengths counted in calendar years.',
  },
});
