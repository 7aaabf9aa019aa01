import { decodeError } from './encode-error.ts';
import type { Call, CommitNotice, Outcome } from './messages.ts';
import type { Runner } from './runner.ts';

/** A call that has not ended. */
interface Pending {
  resolve(outcome: Outcome): void;
  reject(error: Error): void;
}

/** A thread whose functions can be called. It keeps the process alive only while it starts, and while a call has not ended. */
export class Thread {
  readonly #runner: Runner;
  readonly #pending = new Map<number, Pending>();
  #calls = 0;
  readonly #started = Promise.withResolvers<void>();
  #isStarted = false;
  #failure: Error | undefined;

  /** @param onEnd Called when the thread has ended by itself, with the reason. */
  constructor(runner: Runner, onEnd: (reason: Error) => void) {
    this.#runner = runner;
    runner.onMessage((outcome) => {
      // It could not begin: that of a part of a thread does not end the rest.
      if (outcome.id === 0 && outcome.error) return this.#end(decodeError(outcome.error), onEnd);
      this.#isStarted = true;
      this.#started.resolve();
      if (this.#pending.size === 0) this.#runner.unref();
      const call = this.#take(outcome.id);
      if (outcome.error) call?.reject(decodeError(outcome.error));
      else call?.resolve(outcome);
    });
    runner.onEnd((reason) => this.#end(reason, onEnd));
  }

  /** Fulfilled when the thread takes calls, or has ended. */
  get started(): Promise<void> {
    return this.#started.promise;
  }

  /** False for a thread that has not begun yet, or that ended before it began. */
  get isStarted(): boolean {
    return this.#isStarted;
  }

  /** @returns the value, and what was spent of the budget. */
  call(call: Omit<Call, 'kind' | 'id'>, onSent?: (id: number) => void): Promise<Outcome> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = ++this.#calls;
    return new Promise((resolve, reject) => {
      this.#runner.ref();
      this.#pending.set(id, { resolve, reject });
      try {
        this.#runner.postMessage({ kind: 'call', id, ...call } satisfies Call);
      } catch (error) {
        this.#take(id);
        reject(error as Error);
        return;
      }
      onSent?.(id);
    });
  }

  abort(id: number): void {
    this.#runner.postMessage({ kind: 'abort', id });
  }

  notify(notice: CommitNotice): void {
    this.#runner.postMessage(notice);
  }

  /** Ends the thread, and with the error every call that is under way. */
  terminate(reason: Error): Promise<unknown> {
    this.#end(reason, () => {});
    return this.#runner.terminate();
  }

  #take(id: number): Pending | undefined {
    const call = this.#pending.get(id);
    this.#pending.delete(id);
    if (this.#pending.size === 0) this.#runner.unref();
    return call;
  }

  #end(reason: Error, onEnd: (reason: Error) => void): void {
    if (this.#failure) return;
    this.#failure = reason;
    this.#started.resolve();
    for (const { reject } of this.#pending.values()) reject(reason);
    this.#pending.clear();
    this.#runner.unref();
    onEnd(reason);
  }
}
