const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Names a day or a month by its start. Both are of UTC, as the numbers are. */
export const windowText =
  (window: 'DAY' | 'MONTH') =>
  (time: number): string =>
    (window === 'DAY' ? days : months).format(time);
