const language = 'en';

/** Makes a format when it is first used: each takes a browser as long as a part of a page. */
function lazily<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const numbers = lazily(() => new Intl.NumberFormat(language));
const percents = lazily(
  () => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }),
);
const days = lazily(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }));
const times = lazily(() => new Intl.DateTimeFormat(language, { timeStyle: 'short' }));
const relative = lazily(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));

/** A number with its thousands apart. */
export const number = (value: number): string => numbers().format(value);

/** A value that a source states as text: with its thousands apart where it is a plain number. */
export function statisticText(value: string | null | undefined): string {
  if (value == null) return '';
  const digits = /^-?(?!0\d)\d{1,15}(?:\.(\d{1,6}))?$/.exec(value);
  if (!digits) return value;
  const fraction = digits[1]?.length ?? 0;
  return Number(value).toLocaleString(language, {
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  });
}

/** A part of 1 as a percentage. */
export const percent = (value: number): string => percents().format(value);

/** A number of bytes in a unit that leaves up to three digits. */
export function bytes(value: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'];
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, value)) / 3)));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    maximumFractionDigits: 1,
  }).format(value / 1000 ** step);
}

/** A day in the reader's time zone; of a time in milliseconds since the epoch. */
export const dayText = (time: number): string => days().format(time);

/** The time of day. */
export const timeText = (time: number): string => times().format(time);

/** A day and a time of it. */
export const momentText = (time: number): string => `${dayText(time)}, ${timeText(time)}`;

const secondsOf = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago a time was, in its largest unit: `3 weeks ago`. */
export function agoText(time: number, now = Date.now()): string {
  const seconds = (time - now) / 1000;
  const [unit, size] = secondsOf.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 1];
  return unit === 'second'
    ? relative().format(0, 'second')
    : relative().format(Math.trunc(seconds / size), unit);
}

/** How long something takes, in milliseconds, in its two largest units: `2 min 5 s`. */
export function durationText(milliseconds: number): string {
  if (milliseconds < 10_000) return `${(Math.max(0, milliseconds) / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
}

/** A symbol such as `TECHNICAL_SCHEMA` as people would write it. */
export function wordsOf(symbol: string): string {
  const words = symbol
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/\b(?:ai|api|er|id|sql|url|urn)\b/g, (letters) => letters.toUpperCase())
    .replace(/\bdata hub\b/, 'DataHub');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
