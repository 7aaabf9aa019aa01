import { ensureSite } from '../../scripts/bootstrap.mjs';

/** Vitest calls this before the tests that read the site; with a site of their own, named for them, there is nothing to do. */
export async function setup(): Promise<void> {
  if (!process.env.COLOPHON_E2E_SITE) await ensureSite(process.execPath);
}
