import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runProcess } from '../run-process.ts';
import { buildah } from './buildah.ts';

export interface BaseImages {
  /** Debian with Node and npm: what the image is built in. */
  readonly build: string;
  /** Debian, and nothing else. */
  readonly runtime: string;
}

/**
 * Makes the images that ours is built from, of this machine's Debian, its npm and this Node: no registry of images is
 * needed. They are kept for the next run.
 */
export async function ensureBaseImages(say: (line: string) => void): Promise<BaseImages> {
  const release = await debianRelease();
  const images = {
    runtime: `localhost/colophon-test-debian:${release}`,
    build: `localhost/colophon-test-node:${release}-${process.versions.node}`,
  };
  const folder = await mkdtemp(join(tmpdir(), 'colophon-base-'));
  try {
    if (!(await exists(images.runtime))) {
      say(`Making an image of Debian ${release} (a minute, once on a machine) …`);
      await mkdir(join(folder, 'runtime'));
      const archive = join(folder, 'runtime/base.tar');
      const { code, stderr } = await runProcess('mmdebstrap', ['--variant=minbase', release, archive]);
      if (code !== 0) throw new Error(`mmdebstrap ended with code ${code}\n${stderr}`);
      await build(images.runtime, join(folder, 'runtime'), ['FROM scratch', 'ADD base.tar /']);
    }
    if (!(await exists(images.build))) {
      const context = join(folder, 'build');
      await mkdir(context);
      await copyFile(process.execPath, join(context, 'node'));
      await cp(await npmFolder(), join(context, 'npm'), { recursive: true, dereference: true });
      const modules = '/usr/local/lib/node_modules';
      await build(images.build, context, [
        `FROM ${images.runtime}`,
        'RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends libatomic1',
        'COPY node /usr/local/bin/node',
        `COPY npm ${modules}/npm`,
        `RUN ln -s ${modules}/npm/bin/npm-cli.js /usr/local/bin/npm`,
      ]);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return images;
}

const exists = async (image: string): Promise<boolean> =>
  (await buildah(['images', '--quiet', image]).catch(() => '')) !== '';

async function build(image: string, context: string, lines: readonly string[]): Promise<void> {
  const file = join(dirname(context), 'Dockerfile');
  await writeFile(file, `${lines.join('\n')}\n`);
  await buildah(['build', '--quiet', '--tag', image, '--file', file, context]);
}

async function debianRelease(): Promise<string> {
  const text = await readFile('/etc/os-release', 'utf8');
  const name = /^VERSION_CODENAME=(\w+)/m.exec(text)?.[1];
  if (name === undefined) throw new Error('/etc/os-release names no release of Debian.');
  return name;
}

/** The npm of this machine: what is on the path, or what runs this. */
async function npmFolder(): Promise<string> {
  const { stdout } = await runProcess('npm', ['root', '--global']);
  return join(stdout.trim(), 'npm');
}
