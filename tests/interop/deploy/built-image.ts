import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../folders.ts';
import { runProcess } from '../run-process.ts';
import type { BaseImages } from './base-images.ts';
import { buildah } from './buildah.ts';

/** The configuration of an image, as Docker keeps it. */
export interface ImageConfig {
  readonly User: string;
  readonly ExposedPorts: Readonly<Record<string, unknown>>;
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[];
  readonly Volumes: Readonly<Record<string, unknown>>;
  readonly WorkingDir: string;
  readonly Labels: Readonly<Record<string, string>>;
  readonly StopSignal: string;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

/** An image with a container made from it, whose files can be read. */
export interface BuiltImage extends AsyncDisposable {
  /** The root of its file system. */
  readonly root: string;
  readonly config: ImageConfig;
}

/** Builds `deploy/image/Dockerfile` from what is committed or new in this checkout. */
export async function buildImage({ build, runtime }: BaseImages): Promise<BuiltImage> {
  const context = await mkdtemp(join(tmpdir(), 'colophon-image-'));
  const tag = `localhost/colophon-test:${process.pid}`;
  try {
    await removeLeftovers();
    const site = await copySources(context);
    const settings = join(context, '..', `npmrc-${process.pid}`);
    await writeFile(settings, await npmSettings());
    const fetched = join(homedir(), '.npm');
    await mkdir(fetched, { recursive: true });
    await buildah([
      ...['build', '--format', 'docker', '--tag', tag, '--file', join(root, 'deploy/image/Dockerfile')],
      ...['--build-arg', `BUILD_BASE=${build}`, '--build-arg', `RUNTIME_BASE=${runtime}`],
      ...['--build-arg', `COLOPHON_SITE=${site}`, '--build-arg', 'REVISION=abc123'],
      // What this machine has of a registry: its settings, its authorities, and what was fetched before.
      ...['--secret', `id=npmrc,src=${settings}`, '--volume', '/etc/ssl/certs:/etc/ssl/certs:ro'],
      ...['--volume', `${fetched}:/root/.npm`, context],
    ]);
  } finally {
    await rm(context, { recursive: true, force: true });
  }
  const container = await buildah(['from', '--pull-never', tag]);
  const inspected = JSON.parse(await buildah(['inspect', '--type', 'image', tag]));
  return {
    root: await buildah(['mount', container]),
    config: inspected.Docker.config,
    async [Symbol.asyncDispose]() {
      await buildah(['rm', container]);
      await buildah(['rmi', tag]);
    },
  };
}

/** Removes what runs left that were killed: images are named after their process. */
async function removeLeftovers(): Promise<void> {
  const listed: readonly { readonly names?: readonly string[] }[] = JSON.parse(
    (await buildah(['images', '--json'])) || '[]',
  );
  for (const name of listed.flatMap(({ names = [] }) => names)) {
    const pid = /^localhost\/colophon-test:(\d+)$/.exec(name)?.[1];
    // Its containers go with it.
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) await buildah(['rmi', '--force', name]);
  }
}

/** Returns the folder of the documentation: what this checkout has built, or else a page, since building takes minutes. */
async function copySources(target: string): Promise<string> {
  const listed = await runProcess('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const path of listed.stdout.split('\0').filter((one) => one !== '' && existsSync(join(root, one)))) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await cp(join(root, path), join(target, path));
  }
  const site = join(target, 'apps/site/dist');
  if (existsSync(join(root, 'apps/site/dist/index.html'))) {
    await cp(join(root, 'apps/site/dist'), site, { recursive: true });
  } else {
    await mkdir(site);
    await writeFile(join(site, 'index.html'), '<!doctype html><title>Documentation</title>');
  }
  return 'apps/site/dist';
}

async function npmSettings(): Promise<string> {
  const { stdout } = await runProcess('npm', ['config', 'get', 'registry']);
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  return [
    `registry=${stdout.trim()}`,
    'prefer-offline=true',
    ...(authorities?.startsWith('/etc/ssl/certs/') ? [`cafile=${authorities}`] : []),
  ].join('\n');
}
