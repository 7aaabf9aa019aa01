import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** The built site; another folder can be named, to see the tests fail on a broken copy. */
export const siteFolder = process.env.COLOPHON_E2E_SITE ?? join(root, 'apps/site/dist');
