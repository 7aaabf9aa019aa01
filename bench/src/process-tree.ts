import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a command used, with every process that it started. */
export interface Usage {
  /** User and system time. */
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  /** The most memory that all of its processes held at once, looked at ten times a second. */
  readonly peakMebibytes: number;
}

/** False on systems that do not tell what a child process used. */
export const canMeasureUsage = process.platform === 'linux';

const sampleMs = 100;

/**
 * Runs a command to its end and says what it used. Only one may run at a time, and nothing else may be started meanwhile:
 * the system adds up the time of all children that have ended.
 */
export async function runMeasured(
  command: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Usage> {
  const cpuBefore = childrenCpuSeconds();
  const start = performance.now();
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
  let peakMebibytes = 0;
  const sampling = setInterval(() => {
    peakMebibytes = Math.max(peakMebibytes, residentMebibytes(child.pid ?? 0));
  }, sampleMs);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    if (code !== 0)
      throw new Error(`${command} ${args.join(' ')} ended with code ${code}. It printed:\n${printed}`);
  } finally {
    clearInterval(sampling);
  }
  return {
    cpuSeconds: childrenCpuSeconds() - cpuBefore,
    wallSeconds: (performance.now() - start) / 1000,
    peakMebibytes,
  };
}

/** Time of all children that have ended, theirs included: fields 16 and 17 of proc(5), in hundredths of a second. */
function childrenCpuSeconds(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The name of the program, in parentheses, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Memory of a process and of all below it; a page that two of them share is counted twice. */
function residentMebibytes(pid: number): number {
  const resident = /^VmRSS:\s*(\d+) kB/m.exec(readOrNothing(`/proc/${pid}/status`))?.[1] ?? 0;
  const children = readOrNothing(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + residentMebibytes(Number(child)), Number(resident) / 1024);
}

/** A process may end while it is looked at. */
function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
