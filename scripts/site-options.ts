import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BuildOptions } from '../apps/site/src/engine/build-options.ts';

export const root = join(import.meta.dirname, '..');

const ownDocs = join(root, 'docs');
/** Where the server listens by default. */
const DEFAULT_ORIGIN = 'http://localhost:8080';

/** Environment variables of the build, for the page that lists them. */
export const siteVariables = [
  {
    name: 'COLOPHON_SITE_ORIGIN',
    type: 'string',
    default: DEFAULT_ORIGIN,
    text: 'Public URL of the documentation, including its path, for absolute URLs. The option is `--origin`',
  },
  {
    name: 'COLOPHON_REPOSITORY',
    type: 'string',
    text: 'URL of the repository, for "Edit this page". By default, that link opens the page on contributing. The option is `--repository`',
  },
] as const;

export interface SiteOptions extends BuildOptions {
  versions: string;
  /** File to write the inputs of the build to. */
  inputs: string | undefined;
  /** Folder of further definitions for the model. */
  model: string | undefined;
  /** Where the dev server listens. */
  port: number;
  /** The day of a release, as `2026-11-20`. */
  date: string;
}

/**
 * What the commands for the site have in common, from the command line and, behind it, the environment. An empty
 * variable counts as unset.
 */
export function readSiteOptions(): SiteOptions {
  const { values } = parseArgs({
    options: {
      docs: { type: 'string', default: ownDocs },
      out: { type: 'string', default: join(root, 'apps/site/dist') },
      cache: { type: 'string', default: join(root, '.cache/site') },
      origin: { type: 'string', default: process.env.COLOPHON_SITE_ORIGIN || undefined },
      repository: { type: 'string', default: process.env.COLOPHON_REPOSITORY || undefined },
      versions: { type: 'string', default: join(root, 'site-versions') },
      date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      model: { type: 'string', default: process.env.COLOPHON_MODEL || undefined },
      inputs: { type: 'string' },
      port: { type: 'string', default: '4321' },
    },
  });
  const { version, homepage } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { origin, port, ...rest } = values;
  return {
    ...rest,
    docs: resolve(rest.docs),
    // They show our own pages, and would find other ones missing.
    internal: rest.docs === ownDocs ? join(root, 'apps/site/src/internal') : undefined,
    out: resolve(rest.out),
    cache: resolve(rest.cache),
    versions: resolve(rest.versions),
    version,
    origin: (origin ?? homepage ?? DEFAULT_ORIGIN).replace(/\/$/, ''),
    repository: values.repository,
    model: values.model,
    inputs: values.inputs,
    port: Number(port),
  };
}
