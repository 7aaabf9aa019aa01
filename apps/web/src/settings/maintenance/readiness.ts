/** What the server depends on, and whether it can work. */
export interface Readiness {
  readonly isReady: boolean;
  readonly message: string | undefined;
  readonly dependencies: readonly {
    readonly name: string;
    readonly isUp: boolean;
    readonly durationMs: number;
    /** Changes that it has yet to take over; undefined where there is no such thing. */
    readonly lag: number | undefined;
  }[];
}

interface Answer {
  readonly status?: string;
  readonly message?: string;
  readonly dependencies?: Readonly<
    Record<string, { readonly state: string; readonly durationMs: number; readonly lag?: number }>
  >;
}

/** Reads the answer of `GET /health/ready`, whatever its status. */
export function readReadiness(answer: unknown): Readiness {
  const { status, message, dependencies = {} } = answer as Answer;
  return {
    isReady: status === 'ready',
    message,
    dependencies: Object.entries(dependencies).map(([name, { state, durationMs, lag }]) => ({
      name,
      isUp: state === 'up',
      durationMs,
      lag,
    })),
  };
}
