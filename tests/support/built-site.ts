import { ensureApplication, ensureSite } from '../../scripts/bootstrap.mjs';

/** Vitest calls this before the tests in a browser; a site of their own, named for them, is not built. */
export async function setup(): Promise<void> {
  await ensureApplication(process.execPath);
  if (!process.env.COLOPHON_E2E_SITE) await ensureSite(process.execPath);
}
