const language = 'en';

/** Makes a format when it is first used: each takes a browser as long as a part of a page. */
function lazily<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** What stands between thousands in the language. */
const thousands = ',';

const numbers = lazily(() => new Intl.NumberFormat(language));
const percents = lazily(
  () => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }),
);

/** A number with its thousands apart. A whole one without a format: the first one takes a slow computer a tenth of a second. */
export const number = (value: number): string =>
  Number.isSafeInteger(value)
    ? String(value).replace(/\B(?=(?:\d{3})+$)/g, thousands)
    : numbers().format(value);

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

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day in the reader's time zone; of a time in milliseconds since the epoch. Without a format, as most pages have some. */
export function dayText(time: number): string {
  const date = new Date(time);
  return `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}

/** The time of day. */
export function timeText(time: number): string {
  const date = new Date(time);
  const [hours, minutes] = [date.getHours(), date.getMinutes()];
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

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

/** What is called by a name of its own: one unit before, and one after. */
const neighbours: Readonly<Record<string, readonly [string, string]>> = {
  year: ['last year', 'next year'],
  month: ['last month', 'next month'],
  week: ['last week', 'next week'],
  day: ['yesterday', 'tomorrow'],
};

/** How long ago a time was, in its largest unit: `3 weeks ago`. Without a format, as the first page has many. */
export function agoText(time: number, now = Date.now()): string {
  const seconds = (time - now) / 1000;
  const [unit, size] = secondsOf.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 1];
  if (unit === 'second') return 'now';
  const count = Math.trunc(Math.abs(seconds) / size);
  const isPast = seconds < 0;
  const named = count === 1 ? neighbours[unit]?.[isPast ? 0 : 1] : undefined;
  const length = `${number(count)} ${unit}${count === 1 ? '' : 's'}`;
  return named ?? (isPast ? `${length} ago` : `in ${length}`);
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
