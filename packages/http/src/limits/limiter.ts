import { RequestError } from '@colophon/wire';

/** What one caller may do. */
export interface RateLimit {
  /** Requests per second in the long run. */
  readonly perSecond: number;
  /** Requests that may come together after a pause. */
  readonly burst: number;
  /** Requests that are served at the same time. A response that is still being sent, such as a stream, no longer counts. */
  readonly concurrent: number;
}

/** Too many requests of one caller: status 429. */
export class TooManyRequestsError extends RequestError {
  /** Whole seconds until the next request can succeed, at least one. */
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterMs: number) {
    super('TOO_MANY_REQUESTS', message);
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  }
}

export interface LimiterOptions {
  /** Milliseconds that never go back. */
  readonly now: () => number;
  /** Callers that are remembered. The one that has been silent for longest is forgotten first. */
  readonly maxCallers?: number;
}

/** Callers that are remembered by default: about 2 MB. */
export const defaultMaxCallers = 10_000;

export interface Limiter {
  /** @throws TooManyRequestsError when the caller has no request left; none is used up. */
  check(caller: string, limit: RateLimit): void;
  /** Uses up a request, even where none is left. */
  spend(caller: string, limit: RateLimit): void;
  /**
   * Begins a request.
   *
   * @returns What is to be called when it is over, once.
   * @throws TooManyRequestsError when the caller has no request left, or too many at the same time; none is used up.
   */
  begin(caller: string, limit: RateLimit): () => void;
}

interface Bucket {
  /** When the bucket is full again. That is all there is to know of how full it is. */
  fullAt: number;
  running: number;
}

/**
 * A token bucket for each caller, in the form that has no timer: a request moves the time at which the bucket is full
 * again, and it is rejected when that would be further away than a burst takes to refill.
 */
export function createLimiter({ now, maxCallers = defaultMaxCallers }: LimiterOptions): Limiter {
  // Those at the beginning have been silent for longest.
  const buckets = new Map<string, Bucket>();

  function bucketOf(caller: string): Bucket {
    const bucket = buckets.get(caller) ?? { fullAt: 0, running: 0 };
    buckets.delete(caller);
    buckets.set(caller, bucket);
    if (buckets.size > maxCallers) {
      const [oldest] = buckets.keys();
      if (oldest !== undefined) buckets.delete(oldest);
    }
    return bucket;
  }

  function requireToken(bucket: Bucket, { perSecond, burst }: RateLimit): void {
    const tokenMs = 1000 / perSecond;
    const waitMs = bucket.fullAt - now() - (burst - 1) * tokenMs;
    // Less than a microsecond is the rounding of the division.
    if (waitMs > 1e-3)
      throw new TooManyRequestsError(
        `Too many requests: expected at most ${perSecond} per second, or ${burst} together after a pause`,
        waitMs,
      );
  }

  function take(bucket: Bucket, { perSecond }: RateLimit): void {
    bucket.fullAt = Math.max(bucket.fullAt, now()) + 1000 / perSecond;
  }

  return {
    check(caller, limit) {
      const bucket = buckets.get(caller);
      if (bucket) requireToken(bucket, limit);
    },
    spend: (caller, limit) => take(bucketOf(caller), limit),
    begin(caller, limit) {
      const bucket = bucketOf(caller);
      if (bucket.running >= limit.concurrent)
        throw new TooManyRequestsError(
          `Too many requests: expected at most ${limit.concurrent} at the same time`,
          0,
        );
      requireToken(bucket, limit);
      take(bucket, limit);
      bucket.running++;
      let isOver = false;
      return () => {
        if (!isOver) bucket.running--;
        isOver = true;
      };
    },
  };
}
