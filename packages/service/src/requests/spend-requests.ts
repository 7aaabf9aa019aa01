import { TooManyRequestsError } from '@colophon/http';

/** A bucket that fills by the minute. */
interface Bucket {
  left: number;
  filledAt: number;
}

/**
 * Takes requests from what each tenant may ask in a minute.
 *
 * @param now Milliseconds since any time.
 * @returns A function that throws RequestError `TOO_MANY_REQUESTS`, with the limit, for one request too many.
 */
export function createSpend(now: () => number): (tenant: string, perMinute: number | undefined) => void {
  const buckets = new Map<string, Bucket>();
  return (tenant, perMinute) => {
    if (perMinute === undefined) return;
    const time = now();
    const bucket = buckets.get(tenant) ?? { left: perMinute, filledAt: time };
    buckets.set(tenant, bucket);
    const filled = bucket.left + ((time - bucket.filledAt) / 60_000) * perMinute;
    Object.assign(bucket, { left: Math.min(perMinute, filled), filledAt: time });
    if (bucket.left < 1)
      throw new TooManyRequestsError(
        `The plan of this catalogue allows ${perMinute} requests per minute. Try again later.`,
        ((1 - bucket.left) / perMinute) * 60_000,
      );
    bucket.left--;
  };
}
