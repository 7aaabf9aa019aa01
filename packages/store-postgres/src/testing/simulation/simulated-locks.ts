type Mode = 'shared' | 'exclusive';

interface Lock {
  readonly holders: Map<object, Mode>;
  queue: { readonly session: object; readonly mode: Mode; readonly grant: () => void }[];
}

/** Advisory locks of a server, which end with the transactions of its sessions. Who came first gets them first. */
export class SimulatedLocks {
  readonly #locks = new Map<string, Lock>();

  /** @param grant Called when the session has the lock. */
  take(name: string, session: object, mode: Mode, grant: () => void): void {
    const lock: Lock = this.#locks.get(name) ?? { holders: new Map(), queue: [] };
    this.#locks.set(name, lock);
    const own = lock.holders.get(session);
    if (own === 'exclusive' || own === mode) {
      grant();
      return;
    }
    lock.queue.push({ session, mode, grant });
    this.#grantNext(lock);
  }

  /** Gives up what a session has or waits for. */
  release(session: object): void {
    for (const lock of this.#locks.values()) {
      lock.queue = lock.queue.filter((one) => one.session !== session);
      lock.holders.delete(session);
      this.#grantNext(lock);
    }
  }

  clear(): void {
    this.#locks.clear();
  }

  #grantNext(lock: Lock): void {
    for (let next = lock.queue[0]; next; next = lock.queue[0]) {
      const { session, mode } = next;
      const isFree = [...lock.holders].every(
        ([holder, held]) => holder === session || (held === 'shared' && mode === 'shared'),
      );
      if (!isFree) return;
      lock.queue.shift();
      lock.holders.set(session, mode);
      next.grant();
    }
  }
}
