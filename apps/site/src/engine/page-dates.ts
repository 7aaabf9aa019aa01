import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const git = promisify(execFile);

/**
 * The day of the last commit of each file below a folder, as `2026-11-20`, by its path in the folder. Empty outside of a
 * repository, and in a shallow copy, where every file would seem to be of the last commit.
 */
export async function readPageDates(folder: string): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  const run = async (...args: string[]): Promise<string> =>
    (await git('git', args, { cwd: folder, maxBuffer: 256 * 1024 * 1024 })).stdout;
  try {
    if ((await run('rev-parse', '--is-shallow-repository')).trim() !== 'false') return dates;
    let date = '';
    for (const line of (
      await run('log', '--relative', '--format=%x00%cs', '--name-only', '-z', '--', '.')
    ).split(/[\0\n]/)) {
      if (/^\d{4}-\d\d-\d\d$/.test(line)) date = line;
      // The newest commit comes first: what it names has its date.
      else if (line !== '' && !dates.has(line)) dates.set(line, date);
    }
  } catch {
    // There is no git, or no repository around the folder: pages bear no date then.
    return new Map();
  }
  return dates;
}
