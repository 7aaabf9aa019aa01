/**
 * Keeps the documentation of the version that is released: prints it as pages that say that they are old, and packs
 * them into `site-versions/<version>.sqlar`. From then on every build of the site serves them under `/versions/<version>/`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { printSite } from '../apps/site/src/engine/build-site.ts';
import { packVersion } from '../apps/site/src/engine/versions.ts';
import { readSiteOptions } from './site-options.ts';
import { buildTryApplication } from './try-application.ts';

const { date, ...options } = readSiteOptions();
const { versions } = options;
if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date)))
  throw new Error(`--date takes a day such as 2026-11-20, and was given "${date}".`);
const kept = { version: options.version, date };
const { files, pages } = await printSite({ ...options, application: await buildTryApplication(), kept });
await mkdir(versions, { recursive: true });
const archive = join(versions, `${kept.version}.sqlar`);
await packVersion(archive, date, files);
console.log(`Kept ${pages} pages of version ${kept.version} in ${archive}.`);
