import v8 from 'node:v8';

/** Size of each half of the space of young objects, in MiB. */
const halfMebibytes = 4;
/** The same in bytes, less the headers of its pages. */
const wantedBytes = halfMebibytes * 1024 * 1024 * 0.9;
const maxSurvivors = 20_000;
/** By how much the heap may grow until old objects are collected again, beyond those that are live. */
const growingPercent = 30;
const neverGrow = '--semi-space-growth-factor=1';
/** False where the space grows as V8 decides. */
let isLimited = false;
/** How often its size is checked, in milliseconds: V8 shrinks it when the process is idle. */
const checkIntervalMs = 10_000;

/**
 * Keeps the space that V8 has for young objects small, in this thread and in those that it starts. By default it grows to
 * 64 MiB, of which a server uses little, and stays so; with 8 MiB, a write costs as much CPU time.
 *
 * An option of Node does the same for a whole process, but a process cannot give itself one. Flags that are set later
 * count for threads that start later, and for the next time that a space grows. They belong to the key of the cache of
 * compiled sources: they are set before anything else is loaded, and stay the same while modules are loaded.
 *
 * Other runtimes are left as they are, and so is a size that the user has chosen.
 */
export function limitYoungGeneration(): void {
  const { bun, deno } = process.versions;
  const isChosen = /semi[-_]space/.test(`${process.execArgv} ${process.env.NODE_OPTIONS ?? ''}`);
  if (bun !== undefined || deno !== undefined || isChosen) return;
  v8.setFlagsFromString(`--min-semi-space-size=${halfMebibytes}`);
  v8.setFlagsFromString(neverGrow);
  // What survives the young is collected sooner, too: by default, a heap may double or more before that.
  v8.setFlagsFromString(`--heap-growing-percent=${growingPercent}`);
  isLimited = true;
}

/**
 * Lets the space grow to the size that a server needs, now and whenever it has shrunk. Until then it has the size that
 * a process starts with, which is enough to load modules.
 */
export function keepYoungGeneration(): void {
  if (!isLimited) return;
  growYoungGeneration();
  setInterval(growYoungGeneration, checkIntervalMs).unref();
}

/** By objects that survive, which is what V8 decides by. It takes a few milliseconds. */
function growYoungGeneration(): void {
  if (halfBytes() >= wantedBytes) return;
  v8.setFlagsFromString('--semi-space-growth-factor=2');
  let survivors: object[] = [];
  // Bounded, should V8 ever decide by something else.
  for (let i = 0; i < maxSurvivors && halfBytes() < wantedBytes; i++) {
    survivors.push(new Array(1000));
    if (survivors.length > 500) survivors = [];
  }
  v8.setFlagsFromString(neverGrow);
}

/** What one half has room for. */
function halfBytes(): number {
  const space = v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  return space === undefined ? wantedBytes : space.space_used_size + space.space_available_size;
}
