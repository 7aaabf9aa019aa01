import { isStoreError, type StoreErrorCode } from '@colophon/catalogue';

/** Something that requests need: a store, an index, a broker. */
export interface DependencyCheck {
  /** Such as `store`, for the answer of `GET /health/ready`. */
  readonly name: string;
  /**
   * False for what only makes answers older or fewer while it is down: the server stays ready, and the state is still
   * reported. Default true.
   */
  readonly isRequired?: boolean;
  /** Fails when requests would. The signal is aborted when nobody waits for the outcome any more. */
  check(signal: AbortSignal): Promise<CheckedDependency | undefined> | Promise<void>;
}

/** What a check knows besides that the dependency works. */
export interface CheckedDependency {
  /** How many entries of the change log it has yet to take over. */
  readonly lag?: number;
}

/** The state of one dependency. It has no reason: that is in the log, and not for everybody. */
export interface DependencyState extends CheckedDependency {
  readonly state: 'up' | 'down';
  /** How long the check took. */
  readonly durationMs: number;
}

/** Whether a server can serve, and on what it depends. */
export interface ReadinessReport {
  /** Why it is not ready; undefined when it is. */
  readonly failure?:
    | { readonly code: StoreErrorCode | 'DEPENDENCY_DOWN'; readonly message: string }
    | undefined;
  readonly dependencies: Readonly<Record<string, DependencyState>>;
}

export interface Readiness {
  /** Runs all checks at the same time, unless they ran less than a second ago. */
  report(): Promise<ReadinessReport>;
  /** Adds a check. */
  register(check: DependencyCheck): void;
}

export interface ReadinessOptions {
  /** Called when a dependency goes down, with why, and when it is up again. */
  readonly onChange?: (name: string, state: DependencyState['state'], error?: unknown) => void;
  /** Longest time of a check, in milliseconds; one that takes longer is down. Default 6,000. */
  readonly maxWaitMs?: number;
}

/** How long, in milliseconds, a report is cached, so that frequent checks cost a database nothing. */
const maxAgeMs = 1000;
/** Longer than the catalogue waits for its store, which then says what is wrong. */
const defaultMaxWaitMs = 6000;

/** Checks what a server depends on. */
export function createReadiness(
  checks: readonly DependencyCheck[],
  { onChange, maxWaitMs = defaultMaxWaitMs }: ReadinessOptions = {},
): Readiness {
  const registered = [...checks];
  const states = new Map<string, DependencyState['state']>();
  let last: { readonly report: Promise<ReadinessReport>; readonly startedMs: number } | undefined;

  async function look({ name, check }: DependencyCheck) {
    const startedMs = performance.now();
    const outcome = await within(maxWaitMs, check).then(
      (checked): { state: 'up'; checked: CheckedDependency } => ({ state: 'up', checked: checked ?? {} }),
      (error: unknown): { state: 'down'; error: unknown } => ({ state: 'down', error }),
    );
    const durationMs = Math.round(performance.now() - startedMs);
    const { state } = outcome;
    const error = 'error' in outcome ? outcome.error : undefined;
    if (state !== (states.get(name) ?? 'up')) onChange?.(name, state, error);
    states.set(name, state);
    return { error, described: { state, durationMs, ...('checked' in outcome && outcome.checked) } };
  }

  async function makeReport(): Promise<ReadinessReport> {
    const looked = await Promise.all(registered.map(async (check) => ({ ...(await look(check)), check })));
    const down = looked.find(
      ({ described, check }) => described.state === 'down' && check.isRequired !== false,
    );
    return {
      failure: down && failureOf(down.check.name, down.error),
      dependencies: Object.fromEntries(looked.map(({ check, described }) => [check.name, described])),
    };
  }

  return {
    report() {
      const nowMs = performance.now();
      if (!last || nowMs - last.startedMs > maxAgeMs) last = { report: makeReport(), startedMs: nowMs };
      return last.report;
    },
    register(check) {
      registered.push(check);
      last = undefined;
    },
  };
}

/** A fault that the store knows has a text for everybody. Other errors may name hosts and users. */
const failureOf = (name: string, error: unknown): ReadinessReport['failure'] =>
  isStoreError(error)
    ? { code: error.code, message: error.message }
    : { code: 'DEPENDENCY_DOWN', message: `${name} is down.` };

async function within(
  waitMs: number,
  check: DependencyCheck['check'],
): Promise<CheckedDependency | undefined> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${waitMs} ms`)), waitMs);
  });
  try {
    return (await Promise.race([check(controller.signal), timeout])) ?? undefined;
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}
