import { MessageChannel, type Worker } from 'node:worker_threads';
import type { QueryBounds } from '@colophon/catalogue';
import type { Opening } from './host-thread.ts';
import { type Runner, startWorker } from './runner.ts';
import { type Slot, type Slots, Waiting } from './slots.ts';
import { Thread } from './thread.ts';

export interface SharedThreadsOptions {
  /** Threads that run queries. One database has at most one less of them at a time. */
  readonly readers: number;
  /** Threads that write. Each database is written in one of them. */
  readonly writers: number;
  /** The module that they run. For tests. */
  readonly script?: URL;
}

/** Threads of a process that any number of databases share. One that is not used costs nothing. */
export interface SharedThreads {
  /** Threads for the queries of a database. */
  slotsOf(path: string): Slots;
  /** What writes to a database. */
  writerOf(path: string): Runner;
  /** Ends all of them; after the stores. */
  close(): Promise<void>;
}

const hostScript = new URL('./host-thread.ts', import.meta.url);

/** A thread with parts of several databases. */
interface Host {
  worker: Worker | undefined;
  /** What runs in it, by database. Of readers, one runs at a time. */
  readonly slots: Map<string, Slot>;
  isBusy: boolean;
  /** Databases that are written in it. */
  writes: number;
}

/** A database whose queries are run. */
interface Guest {
  readonly path: string;
  readonly waiting: Waiting<Slot>;
  inUse: number;
}

/**
 * Starts threads as they are needed. Databases take turns: one with many queries does not keep the others waiting for more than
 * the query that runs.
 */
export function createSharedThreads({
  readers,
  writers,
  script = hostScript,
}: SharedThreadsOptions): SharedThreads {
  const readHosts = Array.from({ length: readers }, newHost);
  const writeHosts = Array.from({ length: writers }, newHost);
  const mostOfOne = Math.max(1, readers - 1);
  /** Those that wait, in the order in which it is their turn. */
  const turns = new Set<Guest>();
  const hostOf = new WeakMap<Slot, Host>();

  function newHost(): Host {
    return { worker: undefined, slots: new Map(), isBusy: false, writes: 0 };
  }

  /** A part of a thread for a database. */
  function open(host: Host, kind: Opening['kind'], path: string): Runner {
    host.worker ??= startHost(host);
    const worker = host.worker;
    const { port1: own, port2: port } = new MessageChannel();
    worker.postMessage({ kind, path, port } satisfies Opening, [port]);
    return {
      postMessage: (message) => own.postMessage(message),
      ref: () => own.ref(),
      unref: () => own.unref(),
      onMessage: (listener) => void own.on('message', listener),
      onEnd: (listener) => void own.on('close', () => listener(new Error('A thread of the store has ended'))),
      terminate: async () => own.close(),
    };
  }

  function startHost(host: Host): Worker {
    const worker = startWorker(script, undefined);
    worker.unref();
    worker.on('error', () => {});
    worker.once('exit', () => {
      if (host.worker === worker) host.worker = undefined;
    });
    return worker;
  }

  function slotIn(host: Host, path: string): Slot {
    const known = host.slots.get(path);
    if (known) return known;
    const slot: Slot = {
      thread: new Thread(open(host, 'queries', path), () => {
        if (host.slots.get(path) === slot) host.slots.delete(path);
      }),
      hasSearched: false,
    };
    host.slots.set(path, slot);
    hostOf.set(slot, host);
    return slot;
  }

  /** A thread that is free, best one that has read the database before. */
  const idleFor = (path: string): Host | undefined =>
    readHosts.find(({ isBusy, slots }) => !isBusy && slots.has(path)) ??
    readHosts.find(({ isBusy }) => !isBusy);

  function give(host: Host, guest: Guest): Slot {
    host.isBusy = true;
    guest.inUse++;
    return slotIn(host, guest.path);
  }

  /** Lets those who wait have the threads that are free, one query of each database after the other. */
  function pass(): void {
    for (const guest of turns) {
      if (guest.waiting.size === 0) {
        turns.delete(guest);
        continue;
      }
      if (guest.inUse >= mostOfOne) continue;
      const host = idleFor(guest.path);
      if (!host) return;
      turns.delete(guest);
      guest.waiting.serve(() => give(host, guest));
      if (guest.waiting.size > 0) turns.add(guest);
    }
  }

  return {
    slotsOf(path) {
      const guest: Guest = { path, waiting: new Waiting(), inUse: 0 };
      const started = () =>
        readHosts.flatMap(({ slots }) => {
          const slot = slots.get(path);
          return slot ? [slot] : [];
        });
      /** Ends the parts of this database. The next query, of whichever store has it open then, begins new ones. */
      async function terminate(reason: Error): Promise<void> {
        const ended = readHosts.map(({ slots }) => {
          const slot = slots.get(path);
          slots.delete(path);
          return slot?.thread.terminate(reason);
        });
        await Promise.all(ended);
      }
      return {
        async take(bounds: QueryBounds) {
          const host = guest.inUse < mostOfOne && guest.waiting.size === 0 ? idleFor(path) : undefined;
          if (host) return give(host, guest);
          const got = guest.waiting.join(bounds);
          turns.add(guest);
          return got;
        },

        free(slot) {
          const host = hostOf.get(slot);
          if (host) host.isBusy = false;
          guest.inUse--;
          pass();
        },

        end(slot, reason) {
          const host = hostOf.get(slot);
          // Nothing but its end stops a thread in a query. The parts of others in it run nothing now, and begin anew.
          void slot.thread.terminate(reason);
          void host?.worker?.terminate();
          if (host) host.worker = undefined;
          host?.slots.clear();
        },

        restart() {
          void terminate(new Error('The thread that writes has ended'));
        },

        started,

        utilisation: () => ({
          inUse: guest.inUse,
          idle: started().length - guest.inUse,
          waiting: guest.waiting.size,
          limit: mostOfOne,
        }),

        close: () => terminate(new Error('The store is closed')),
      };
    },

    writerOf(path) {
      const host = writeHosts.reduce((least, each) => (each.writes < least.writes ? each : least));
      host.writes++;
      const runner = open(host, 'writes', path);
      runner.onEnd(() => {
        host.writes--;
      });
      return runner;
    },

    async close() {
      await Promise.all([...readHosts, ...writeHosts].map(({ worker }) => worker?.terminate()));
    },
  };
}
