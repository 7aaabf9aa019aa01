import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../folders.ts';
import type { AppStage } from '../stage.ts';
import { compare, maxShare, pack } from './compare.ts';
import { prepareScreens } from './prepare-screens.ts';
import { type Shot, takeScreens } from './take-screens.ts';

/** The pictures of all screens, which the pages of the documentation show, too. */
export const keptFolder = join(root, 'docs/assets/screens');
/** What is taken where it differs from what is kept, and how. */
export const differencesFolder = join(root, '.cache/screens');

const suffix = '.webp';

/** How long a screen may take until it looks as it should, in milliseconds. */
const patienceMs = 5_000;

const keptNames = async (): Promise<string[]> =>
  (await readdir(keptFolder))
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length));

const readKept = (name: string): Promise<Buffer | undefined> =>
  readFile(join(keptFolder, name + suffix)).catch(() => undefined);

/** Compares every screen with its picture. Returns a line for each that differs, and for each picture without a screen. */
export async function findChangedScreens(stage: AppStage): Promise<string[]> {
  await rm(differencesFolder, { recursive: true, force: true });
  await prepareScreens(stage);
  const rest = new Set(await keptNames());
  const changed: string[] = [];
  await takeScreens(stage, async (shot) => {
    rest.delete(shot.name);
    const line = await findChange(shot);
    if (line !== undefined) changed.push(line);
  });
  return [...changed, ...[...rest].map((name) => `${name}: there is no such screen any more`)].sort();
}

async function findChange({ name, take }: Shot): Promise<string | undefined> {
  const kept = await readKept(name);
  if (!kept) return `${name}: there is no picture of it yet`;
  const until = performance.now() + patienceMs;
  for (;;) {
    const actual = await take();
    const difference = await compare(kept, actual);
    if (difference.share <= maxShare) return undefined;
    if (performance.now() < until) continue;
    const file = join(differencesFolder, name);
    await mkdir(differencesFolder, { recursive: true });
    await writeFile(`${file}.png`, actual);
    await writeFile(`${file}-difference.png`, await difference.picture());
    return `${name}: ${(difference.share * 100).toFixed(2)} % of it differs, see ${file}-difference.png`;
  }
}

/** Keeps the pictures of all screens as they are now; a picture that shows the same remains. Returns the names of the new ones. */
export async function acceptScreens(stage: AppStage): Promise<string[]> {
  await mkdir(keptFolder, { recursive: true });
  await prepareScreens(stage);
  const rest = new Set(await keptNames());
  const accepted: string[] = [];
  await takeScreens(stage, async (shot) => {
    rest.delete(shot.name);
    const kept = await readKept(shot.name);
    const actual = await takeStill(shot);
    if (kept && (await compare(kept, actual)).share <= maxShare) return;
    await writeFile(join(keptFolder, shot.name + suffix), await pack(actual));
    accepted.push(shot.name);
  });
  for (const name of rest) await rm(join(keptFolder, name + suffix));
  return accepted.sort();
}

/** Takes a screen until nothing moves any more. */
async function takeStill({ name, take }: Shot): Promise<Buffer> {
  const until = performance.now() + 2 * patienceMs;
  for (let last = await take(); performance.now() < until; ) {
    const next = await take();
    if ((await compare(last, next)).share === 0) return next;
    last = next;
  }
  throw new Error(`${name} never stands still.`);
}
