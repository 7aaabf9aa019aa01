import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureCacheFolder } from './folders.ts';
import { canMeasureUsage, type Usage } from './process-tree.ts';
import { type Figure, figure, median } from './report.ts';
import { inPairs, type Rounds } from './rounds.ts';
import { createColophon, createDocusaurus, createFloor, type Engine } from './site-build/engines.ts';
import { editPage, writePages } from './site-build/pages.ts';

const [few, many] = [300, 3000];

/** A build from nothing, and the next one, after the text of one page has changed. */
interface Builds {
  readonly cold: Usage;
  readonly second: Usage;
}

/** CPU time of the site's build, against Docusaurus building the same pages. */
export async function benchSiteBuild(rounds: Rounds): Promise<Figure[]> {
  if (!canMeasureUsage) {
    console.log('site-build: passed over, since this system does not tell what a child process used');
    return [];
  }
  const folder = await mkdtemp(join(await ensureCacheFolder(), 'site-'));
  try {
    const [ours, peer] = [createColophon(folder), await createDocusaurus()];
    const floor = createFloor(folder);
    const compare = async (pages: number, count: number) => {
      const docs = join(folder, 'docs');
      return inPairs(
        { ...rounds, count },
        () => buildTwice(ours, docs, pages),
        () => buildTwice(peer, docs, pages),
      );
    };
    const small = await compare(few, rounds.count);
    const floors: number[] = [];
    for (const _ of small) floors.push((await floor.build(join(folder, 'docs'))).cpuSeconds);
    const floorCpu = median(floors);
    // Ten times the pages make up for fewer rounds.
    const large = await compare(many, Math.ceil((rounds.count * few) / many));
    return [
      ...figuresOf(few, small, peer),
      ...figuresOf(many, large, peer),
      figure(
        small.map(([{ cold }]) => cold.cpuSeconds / floorCpu),
        {
          benchmark: 'site-build',
          what: `${few} pages, cold`,
          against: floor.name,
          detail: describe(small.map(([{ cold }]) => cold)),
        },
      ),
      ...[ours, peer].map(({ name }, side) => {
        const perPage = (pairs: typeof small, pages: number) =>
          pairs.map((pair) => pair[side as 0 | 1].cold.cpuSeconds / pages);
        const base = median(perPage(small, few));
        return figure(
          perPage(large, many).map((seconds) => seconds / base),
          {
            benchmark: 'site-build',
            what: `${name}: CPU time of a page among ${many}`,
            against: `a page among ${few}`,
            // What a build costs before its first page falls on more pages, so this is below 1 when growth is linear.
            ...(side === 0 && { goal: { atMost: 1 } }),
            detail: `${(base * 1000).toFixed(1)} ms per page among ${few}`,
          },
        );
      }),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function buildTwice(engine: Engine, docs: string, pages: number): Promise<Builds> {
  await writePages(docs, pages);
  await engine.forget();
  const cold = await engine.build(docs);
  await editPage(docs, pages);
  return { cold, second: await engine.build(docs) };
}

function figuresOf(pages: number, pairs: readonly (readonly [Builds, Builds])[], peer: Engine): Figure[] {
  const benchmark = 'site-build';
  const secondOf = (side: 0 | 1) =>
    pairs.map((pair) => pair[side].second.cpuSeconds / pair[side].cold.cpuSeconds);
  const usages = (side: 0 | 1, of: keyof Builds) => describe(pairs.map((pair) => pair[side][of]));
  return [
    figure(
      pairs.map(([ours, theirs]) => ours.cold.cpuSeconds / theirs.cold.cpuSeconds),
      {
        benchmark,
        what: `${pages} pages, cold`,
        against: peer.name,
        goal: { atMost: 1 / 3 },
        detail: `${usages(0, 'cold')} / ${usages(1, 'cold')}`,
      },
    ),
    figure(secondOf(0), {
      benchmark,
      what: `${pages} pages, one changed`,
      against: 'the build before',
      goal: { atMost: 0.5 },
      detail: usages(0, 'second'),
    }),
    figure(secondOf(1), {
      benchmark,
      what: `${pages} pages, one changed, ${peer.name}`,
      against: 'the build before',
      detail: usages(1, 'second'),
    }),
  ];
}

function describe(usages: readonly Usage[]): string {
  const of = (name: keyof Usage) => median(usages.map((usage) => usage[name]));
  const [cpu, wall] = [of('cpuSeconds').toFixed(1), of('wallSeconds').toFixed(1)];
  return `${cpu} s CPU, ${wall} s, ${Math.round(of('peakMebibytes'))} MiB`;
}
