import { mostNeighbours } from './create-graph.ts';
import { type Degrees, type Neighbours, partsOfSide } from './graph.ts';

/** What a reader of lineage asks the server. */
export interface LineageSource {
  /** The neighbours of sides, of each at most `count`. */
  readonly neighbours: (
    sides: readonly string[],
    count: number,
    signal: AbortSignal,
  ) => Promise<ReadonlyMap<string, Neighbours>>;
  readonly degrees: (urns: readonly string[], signal: AbortSignal) => Promise<ReadonlyMap<string, Degrees>>;
}

/** What was read until now. Each change makes another object, with the same maps. */
export interface Reading {
  readonly neighbours: ReadonlyMap<string, Neighbours>;
  readonly degrees: ReadonlyMap<string, Degrees>;
  readonly isPending: boolean;
  readonly error: unknown;
}

/** Neighbours of a side that are read first: as many as are seen at a glance. */
const firstCount = 50;
/** Sides of one request. */
const sidesPerRequest = 50;
/** The same of large ones, whose answers are long. */
const largePerRequest = 4;
/** Entities whose neighbours one request counts; a server queues no more than some hundred walks. */
const countedPerRequest = 60;

/** Reads lineage bit by bit, as it is wanted: many sides by one request, and one request after the other. */
export class LineageReader {
  readonly #source: LineageSource;
  readonly #neighbours = new Map<string, Neighbours>();
  readonly #degrees = new Map<string, Degrees>();
  readonly #listeners = new Set<() => void>();
  #wanted: readonly string[] = [];
  #uncounted: readonly string[] = [];
  #abort: AbortController | undefined;
  #reading: Reading = {
    neighbours: this.#neighbours,
    degrees: this.#degrees,
    isPending: true,
    error: undefined,
  };

  constructor(source: LineageSource) {
    this.#source = source;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.stop();
    };
  };

  readonly reading = (): Reading => this.#reading;

  /** Says what is wanted now, in place of what was wanted before. */
  want(sides: readonly string[], urns: readonly string[]): void {
    this.#wanted = sides;
    this.#uncounted = urns;
    if (this.#abort) return;
    if (this.#reading.error === undefined && sides.length + urns.length > 0) void this.#run();
    else if (this.#reading.isPending && sides.length === 0) this.#tell({ isPending: false });
  }

  /** Reads everything again, as after an edit. What was read is shown meanwhile. */
  refresh(): void {
    this.stop();
    const sides = [...this.#neighbours.keys()];
    this.#degrees.clear();
    this.#wanted = sides;
    void this.#run(sides);
  }

  retry(): void {
    this.#tell({ error: undefined });
    void this.#run();
  }

  stop(): void {
    this.#abort?.abort();
    this.#abort = undefined;
  }

  async #run(again: readonly string[] = []): Promise<void> {
    const abort = new AbortController();
    this.#abort = abort;
    const stale = new Set(again);
    try {
      while (!abort.signal.aborted && (await this.#step(stale, abort.signal)));
      if (abort.signal.aborted) return;
      this.#abort = undefined;
      this.#tell({ isPending: false });
    } catch (error) {
      if (abort.signal.aborted) return;
      this.#abort = undefined;
      this.#tell({ isPending: false, error });
    }
  }

  /** One request; false when there is nothing more to ask. */
  async #step(stale: Set<string>, signal: AbortSignal): Promise<boolean> {
    const fresh = this.#wanted.filter((side) => stale.has(side) || !this.#neighbours.has(side));
    const large = this.#wanted.filter((side) => !stale.has(side) && this.#isShort(side));
    const [sides, count] =
      fresh.length > 0
        ? [fresh.slice(0, sidesPerRequest), firstCount]
        : [large.slice(0, largePerRequest), mostNeighbours];
    if (sides.length > 0) {
      const found = await this.#source.neighbours(sides, count, signal);
      if (signal.aborted) return false;
      for (const side of sides) {
        stale.delete(side);
        const neighbours = found.get(side) ?? { total: 0, entities: [] };
        // A server that gives fewer than it counts is not asked for ever.
        const isAll = count === mostNeighbours;
        this.#neighbours.set(side, isAll ? { ...neighbours, total: totalOf(neighbours) } : neighbours);
      }
      this.#tell({ isPending: true });
      await pause();
      return true;
    }
    const urns = this.#uncounted.filter((urn) => !this.#degrees.has(urn)).slice(0, countedPerRequest);
    if (urns.length === 0) return false;
    const found = await this.#source.degrees(urns, signal);
    if (signal.aborted) return false;
    for (const urn of urns) this.#degrees.set(urn, found.get(urn) ?? { upstream: 0, downstream: 0 });
    // Told when all are known: an order that changes with each of many answers is none.
    if (this.#uncounted.every((urn) => this.#degrees.has(urn))) {
      this.#tell({ isPending: false });
      await pause();
    }
    return true;
  }

  #isShort(side: string): boolean {
    const read = this.#neighbours.get(side);
    return read !== undefined && read.entities.length < Math.min(read.total, mostNeighbours);
  }

  #tell(change: Partial<Reading>): void {
    this.#reading = { ...this.#reading, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** What there is of a side after everything of it was asked for. */
const totalOf = ({ total, entities }: Neighbours): number =>
  entities.length < mostNeighbours ? entities.length : total;

/** Until what was told has been drawn, and has said what it wants next. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The URNs of sides, by direction. */
export const urnsByDirection = (sides: readonly string[]) => {
  const parts = sides.map(partsOfSide);
  return Map.groupBy(parts, ({ direction }) => direction);
};
