import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './folders.ts';

/** A browser on the disk, and what it needs in its environment. */
export interface Unpacked {
  readonly executable: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Says to the package which of its libraries to unpack: those for a machine that has none of its own. */
const bareMachine = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };

/**
 * Unpacks the browser of the npm package once per version, below `.cache`. The package itself unpacks into the folder
 * for temporary files and takes whatever lies there, so two test files at once would start half a browser: here each
 * unpacks aside, and the first one to finish puts its folder in place.
 */
export async function unpackChromium(): Promise<Unpacked> {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = JSON.parse(await readFile(join(dirname(main), '../package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(root, '.cache/chromium', version);
  if (!existsSync(folder)) {
    await mkdir(dirname(folder), { recursive: true });
    const aside = await mkdtemp(join(dirname(folder), 'unpacking-'));
    const script = `import chromium from ${JSON.stringify(main)}; await chromium.executablePath();`;
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, ...bareMachine, TMPDIR: aside },
    });
    try {
      await rename(aside, folder);
    } catch (error) {
      await rm(aside, { recursive: true, force: true });
      // Another test file was faster, and its folder is as good as ours.
      if (!existsSync(folder)) throw error;
    }
  }
  return { executable: join(folder, 'chromium'), environment: await missingParts(folder) };
}

/** A machine without the browser's libraries, or without fonts, is lent those of the package. */
async function missingParts(folder: string): Promise<Record<string, string>> {
  const libraries = await promisify(execFile)('ldd', [join(folder, 'chromium')]).catch(() => ({
    stdout: 'not found',
  }));
  return {
    ...(libraries.stdout.includes('not found') && { LD_LIBRARY_PATH: join(folder, 'al2023/lib') }),
    ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_PATH: join(folder, 'fonts') }),
  };
}
