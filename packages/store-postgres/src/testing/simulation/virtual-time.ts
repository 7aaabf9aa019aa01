/** Who is on turn: a process of the simulation, with what is its own alone. */
export interface Owner {
  /** Until when it does nothing: it is paused. */
  pausedUntil: number;
  /** True when it was killed: nothing of it comes any more. */
  isDead: boolean;
}

interface Event {
  readonly at: number;
  readonly place: number;
  readonly owner: Owner | undefined;
  run(): void;
}

/**
 * The time of a simulation: events come in the order of their times, and the time goes from one to the next at once. Timers and
 * the clock of the code that runs are its own, and belong to the process that is on turn.
 */
export interface VirtualTime {
  readonly now: number;
  /** @param owner Whose event it is: a pause delays it, and death prevents it. */
  after(delay: number, owner: Owner | undefined, run: () => void): () => void;
  /** Runs a piece of a process, so that its timers are of that process. */
  as(owner: Owner, run: () => void): void;
  /** Runs events until there is none, the time is over, or it is told to stop. */
  runUntil(end: number, isDone: () => boolean): Promise<void>;
}

const real = { setImmediate: globalThis.setImmediate };

/** Puts the virtual time in the place of the real one, as long as the work runs. */
export async function withVirtualTime<T>(work: (time: VirtualTime) => Promise<T>): Promise<T> {
  const heap: Event[] = [];
  let now = 0;
  let places = 0;
  let current: Owner | undefined;
  const cancelled = new Set<number>();

  const isBefore = (a: Event, b: Event) => a.at < b.at || (a.at === b.at && a.place < b.place);

  function push(event: Event): void {
    let place = heap.length;
    heap.push(event);
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!isBefore(event, heap[parent] as Event)) break;
      heap[place] = heap[parent] as Event;
      place = parent;
    }
    heap[place] = event;
  }

  function pop(): Event | undefined {
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      const right = heap[child + 1];
      if (right && isBefore(right, heap[child] as Event)) child++;
      if (!isBefore(heap[child] as Event, last)) break;
      heap[place] = heap[child] as Event;
      place = child;
    }
    heap[place] = last;
    return first;
  }

  function after(delay: number, owner: Owner | undefined, run: () => void): () => void {
    const place = places++;
    push({ at: now + Math.max(0, delay), place, owner, run });
    return () => void cancelled.add(place);
  }

  const time: VirtualTime = {
    get now() {
      return now;
    },
    after,
    as(owner, run) {
      const before = current;
      current = owner;
      run();
      current = before;
    },
    async runUntil(end, isDone) {
      // What was begun before the first event.
      await drain();
      while (!isDone()) {
        const event = pop();
        if (!event || event.at > end) return;
        if (cancelled.delete(event.place) || event.owner?.isDead) continue;
        now = event.at;
        if (event.owner && event.owner.pausedUntil > now) {
          push({ ...event, at: event.owner.pausedUntil });
          continue;
        }
        current = event.owner;
        event.run();
        // Everything that follows from the event, before the next one.
        await drain();
        current = undefined;
      }
    },
  };

  // Faults are many, and nobody reads where they come from.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  const restore = replaceTimers(time, () => current);
  try {
    return await work(time);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
    restore();
  }
}

/** All promises that are settled go on. */
const drain = (): Promise<void> => new Promise((resolve) => real.setImmediate(resolve));

function replaceTimers(time: VirtualTime, ownerOf: () => Owner | undefined): () => void {
  const { setTimeout, setInterval, clearTimeout, clearInterval, Date: RealDate } = globalThis;
  const now = RealDate.now;
  const cancels = new Map<number, () => void>();
  let ids = 0;
  const handle = (id: number) => ({ id, unref: () => handle(id), ref: () => handle(id) });
  const set = (isRepeated: boolean) => (run: () => void, delay: number) => {
    const id = ++ids;
    const owner = ownerOf();
    const arm = () =>
      cancels.set(
        id,
        time.after(delay, owner, () => {
          if (isRepeated) arm();
          run();
        }),
      );
    arm();
    return handle(id);
  };
  const clear = (timer?: { readonly id: number }) => {
    if (timer) cancels.get(timer.id)?.();
  };
  Object.assign(globalThis, {
    setTimeout: set(false),
    setInterval: set(true),
    clearTimeout: clear,
    clearInterval: clear,
  });
  RealDate.now = () => time.now;
  return () => {
    Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval });
    RealDate.now = now;
  };
}
