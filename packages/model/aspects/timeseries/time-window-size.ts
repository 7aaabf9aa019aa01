import { int, record } from '@colophon/schema';
import { calendarInterval } from './calendar-interval.ts';

export const timeWindowSize = record({
  name: 'com.linkedin.timeseries.TimeWindowSize',
  doc: 'A length of time as a count of calendar units, such as 15 minutes.',
  fields: {
    unit: { type: calendarInterval, doc: 'Calendar unit that `multiple` counts.' },
    multiple: {
      type: int,
      doc: 'Number of units, so 15 with `MINUTE` is a quarter of an hour.',
      default: 1,
    },
  },
});
