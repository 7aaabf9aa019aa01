import { momentText } from '../texts/format.ts';

/** A time in milliseconds since the epoch, in the reader's time zone. */
export function Moment({ time }: { readonly time: number }) {
  return <time dateTime={new Date(time).toISOString()}>{momentText(time)}</time>;
}
