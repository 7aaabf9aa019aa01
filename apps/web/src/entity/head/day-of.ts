/** A time in milliseconds since the epoch as a field for days has it, in the reader's time zone; empty for none. */
export function dayOf(time: number | null): string {
  if (time === null) return '';
  const day = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The beginning of such a day; null for none. */
export function timeOf(day: string): number | null {
  const time = new Date(`${day}T00:00:00`).getTime();
  return Number.isNaN(time) ? null : time;
}
