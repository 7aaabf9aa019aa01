export interface FairGateOptions {
  /** Requests that are under way at the same time, of all tenants. */
  readonly slots: number;
  /** Of these, most of one tenant. */
  readonly ofOne: number;
  /** Requests of one tenant that wait. Further ones are turned away. */
  readonly waitingOfOne: number;
}

/** Lets requests in, so that a tenant with many does not keep those of the others waiting. */
export interface FairGate {
  /**
   * Waits for the turn of a request.
   *
   * @returns What is called when the request has been answered; undefined where too many of the tenant wait already.
   */
  enter(tenant: string, signal?: AbortSignal): Promise<(() => void) | undefined>;
  load(): { readonly running: number; readonly waiting: number };
}

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

export function createFairGate({ slots, ofOne, waitingOfOne }: FairGateOptions): FairGate {
  const lines = new Map<string, Line>();
  /** Tenants with requests that wait, in the order in which it is their turn. */
  const turns = new Set<string>();
  let running = 0;

  function lineOf(tenant: string): Line {
    const line = lines.get(tenant) ?? { running: 0, waiting: new Set() };
    lines.set(tenant, line);
    return line;
  }

  function leave(tenant: string): () => void {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      running--;
      const line = lineOf(tenant);
      line.running--;
      if (line.running === 0 && line.waiting.size === 0) lines.delete(tenant);
      letIn();
    };
  }

  /** One of each tenant in turn, until no more may run. */
  function letIn(): void {
    for (const tenant of turns) {
      if (running >= slots) return;
      const line = lineOf(tenant);
      const [next] = line.waiting;
      if (next === undefined) turns.delete(tenant);
      else if (line.running < ofOne) {
        line.waiting.delete(next);
        // To the end of the order: it is visited again in this loop, after the others.
        turns.delete(tenant);
        if (line.waiting.size > 0) turns.add(tenant);
        start(line);
        next();
      }
    }
  }

  function start(line: Line): void {
    running++;
    line.running++;
  }

  return {
    async enter(tenant, signal) {
      const line = lineOf(tenant);
      if (line.waiting.size >= waitingOfOne) return undefined;
      if (running < slots && line.running < ofOne && line.waiting.size === 0) {
        start(line);
        return leave(tenant);
      }
      return new Promise((resolve, reject) => {
        const go = () => {
          signal?.removeEventListener('abort', goAway);
          resolve(leave(tenant));
        };
        const goAway = () => {
          line.waiting.delete(go);
          reject(signal?.reason);
        };
        signal?.addEventListener('abort', goAway, { once: true });
        line.waiting.add(go);
        turns.add(tenant);
      });
    },

    load: () => ({
      running,
      waiting: [...lines.values()].reduce((sum, { waiting }) => sum + waiting.size, 0),
    }),
  };
}
