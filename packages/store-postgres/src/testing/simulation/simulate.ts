import { createPostgresStore } from '../../postgres-store.ts';
import {
  appendAll,
  project,
  projectedOffset,
  projectedPrefix,
  readAll,
  sourcePrefix,
  type Witness,
} from './processes.ts';
import { createRandom } from './random.ts';
import { type SimulatedConnections, simulateConnections } from './simulated-connections.ts';
import { createSimulatedServer, type SimulatedServer } from './simulated-server.ts';
import { type Owner, withVirtualTime } from './virtual-time.ts';

/** What happens to the processes, or to their server, at a moment. */
export interface PlannedFault {
  readonly at: number;
  readonly kind: 'cut' | 'pause' | 'kill' | 'crash';
  /** Of the process. */
  readonly place: number;
  readonly lastsMs: number;
}

export interface SimulationOptions {
  /** False plants a bug: leaders write without their leadership. */
  readonly isFenced?: boolean;
  /** True plants a bug: the server forgets the marks of commits. */
  readonly forgetsMarks?: boolean;
  /** In place of those that the seed decides. */
  readonly faults?: readonly PlannedFault[];
}

const processCount = 3;
const entriesPerProcess = 1;
const maxSilenceMs = 120;
const settleMs = 200;
/** Until then, something goes wrong now and then; afterwards everything has to come to rest. */
const troubledMs = 500;
/** What takes longer than this never comes to rest. */
const endMs = 60_000;
/** How long everything has to be at rest: what a paused leader still writes comes by then. */
const graceMs = 250;
const lookMs = 50;

const kinds: readonly PlannedFault['kind'][] = ['cut', 'cut', 'cut', 'pause', 'pause', 'kill', 'crash'];

/** The faults that a seed decides. */
export function planFaults(seed: number): readonly PlannedFault[] {
  const random = createRandom(seed ^ 0x5eed);
  return Array.from({ length: 1 + random.below(4) }, () => ({
    at: random.below(troubledMs),
    kind: kinds[random.below(kinds.length)] as PlannedFault['kind'],
    place: random.below(processCount),
    // A pause may be shorter than the silence that others put up with, or longer.
    lastsMs: 20 + random.below(3 * maxSilenceMs),
  }));
}

/**
 * Runs processes with the code of the store over a simulated server and network.
 *
 * @returns what is wrong; undefined when all invariants hold.
 */
export function simulate(seed: number, options: SimulationOptions = {}): Promise<string | undefined> {
  return withVirtualTime(async (time) => {
    const random = createRandom(seed);
    const within = (from: number, to: number) => () => from + random.below(to - from);
    const commitMs = () => (random.below(8) === 0 ? 50 + random.below(250) : 1 + random.below(5));
    const server = createSimulatedServer({ time, commitMs, forgetsMarks: options.forgetsMarks });
    const network = { time, server, messageMs: within(1, 8), noticeMs: within(0, 300), maxSilenceMs };
    const witness: Witness = { outcomes: new Map(), finished: new Set(), fault: undefined };
    const seen = new Map<number, string>();
    const running: (Owner & { readonly instance: string; readonly connections: SimulatedConnections })[] = [];
    const faults = options.faults ?? planFaults(seed);
    let instances = 0;

    function start(place: number): void {
      const owner: Owner = { pausedUntil: 0, isDead: false };
      const connections = simulateConnections(network, owner);
      const instance = `p${instances++}`;
      running[place] = Object.assign(owner, { instance, connections });
      const failed = (error: unknown) => {
        witness.fault ??= `${instance} ended: ${error instanceof Error ? error.stack : error}`;
      };
      time.as(owner, () => {
        const store = createPostgresStore(connections, { settleMs });
        const pauseMs = within(10, 120);
        appendAll(store, witness, instance, entriesPerProcess, pauseMs).catch(failed);
        readAll(store, witness, seen, within(100, 300)).catch(failed);
        project(store, instance, options.isFenced ?? true, pauseMs).catch(failed);
      });
    }

    for (let place = 0; place < processCount; place++) start(place);
    for (const { at, kind, place, lastsMs } of faults)
      time.after(at, undefined, () => {
        const one = running[place];
        if (kind === 'crash') server.crash(lastsMs);
        else if (kind === 'pause' && one) one.pausedUntil = time.now + lastsMs;
        else if (kind === 'cut') one?.connections.cut(random.below);
        else {
          one?.connections.die();
          time.after(lastsMs, undefined, () => start(place));
        }
      });
    /** From when on nothing goes wrong any more. */
    const calmAt = Math.max(0, ...faults.map(({ at, lastsMs }) => at + lastsMs + 1));
    let lookAt = calmAt;
    let restSince: number | undefined;
    const isDone = () => {
      if (witness.fault !== undefined) return true;
      if (time.now < lookAt) return false;
      lookAt = time.now + lookMs;
      if (!isAtRest(server, witness, running)) restSince = undefined;
      else restSince ??= time.now;
      return restSince !== undefined && time.now >= restSince + graceMs;
    };
    await time.runUntil(endMs, isDone);
    for (const { connections } of running) connections.die();
    return witness.fault ?? checkEnd(server, witness);
  });
}

/** True when nothing is left to do: every process has written its entries, and each is projected. */
function isAtRest(
  { tables: { log } }: SimulatedServer,
  { finished }: Witness,
  running: readonly { readonly instance: string }[],
): boolean {
  if (!running.every(({ instance }) => finished.has(instance))) return false;
  const projected = new Set(log.map(({ urn }) => projectedOffset({ urn: String(urn) })));
  return log.every(({ urn }, place) => !String(urn).startsWith(sourcePrefix) || projected.has(place + 1));
}

function checkEnd({ tables: { log } }: SimulatedServer, { outcomes }: Witness): string | undefined {
  const urns = log.map(({ urn }) => String(urn));
  const counts = new Map<string, number>();
  for (const urn of urns) counts.set(urn, (counts.get(urn) ?? 0) + 1);
  for (const [urn, outcome] of outcomes) {
    const count = counts.get(urn) ?? 0;
    if (count > 1) return `${urn} was stored ${count} times`;
    if (outcome === 'acknowledged' && count === 0) return `${urn} was acknowledged, and is lost`;
    if (outcome === 'not stored' && count === 1) return `${urn} was said not to be stored, and is`;
  }
  const projected = new Map<number, number>();
  const leaders = new Map<string, string>();
  let last = 0;
  for (const urn of urns) {
    const offset = projectedOffset({ urn });
    if (offset === undefined) continue;
    projected.set(offset, (projected.get(offset) ?? 0) + 1);
    const [, epoch = '', instance = ''] = urn.slice(projectedPrefix.length).split('.');
    if (Number(epoch) < last) return `the epoch ${epoch} wrote after the epoch ${last}`;
    last = Number(epoch);
    const leader = leaders.get(epoch) ?? instance;
    if (leader !== instance) return `${leader} and ${instance} wrote in the epoch ${epoch}`;
    leaders.set(epoch, instance);
  }
  for (const [place, urn] of urns.entries()) {
    if (!urn.startsWith(sourcePrefix)) continue;
    const count = projected.get(place + 1) ?? 0;
    if (count !== 1) return `the entry ${place + 1} was projected ${count} times`;
  }
  return undefined;
}

/** The faults of a seed without those that its failure does not need. */
export async function shrinkFaults(
  seed: number,
  options: SimulationOptions = {},
): Promise<readonly PlannedFault[]> {
  let faults = options.faults ?? planFaults(seed);
  for (let place = faults.length - 1; place >= 0; place--) {
    const fewer = faults.filter((_, i) => i !== place);
    if ((await simulate(seed, { ...options, faults: fewer })) !== undefined) faults = fewer;
  }
  return faults;
}
