import { registry } from '@colophon/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pickFrom, randomAspects, seeded, urnOf } from './random-aspects.ts';
import { type AppStage, setAppStage } from './stage.ts';
import { failures, goWithin, propose, settled, walkTabs } from './walk-pages.ts';

/** How long pages are opened. */
const seconds = Number(process.env.COLOPHON_FUZZ_SECONDS ?? 60);
/** The same seed stores the same values. */
const seed = Number(process.env.COLOPHON_FUZZ_SEED ?? Date.now() % 2 ** 31);

const texts = [
  '',
  'orders',
  'a',
  'Two words',
  'shop.public.orders',
  '[version=2.0].[type=struct].[type=string].name',
  '2026-11-30',
  '0',
  '-1',
  'null',
  '__proto__',
  'constructor',
  '# Heading\n\n- a list\n- [a link](https://example.org)\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  '```sql\nselect 1',
  '{"a": [1, {"b": null}]}',
  '#c00000',
  'https://example.org/a?b=c#d',
  '%E0%A4%A',
  '👩‍👩‍👧‍👦 größe 名前',
  '0 5 * * *',
  'urn:li:corpuser:a',
  'urn:li:nothing:at all',
];

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
});
afterAll(() => stage?.[Symbol.asyncDispose]());

test(
  'the pages of random entities of every type open without an error, with all their tabs',
  async () => {
    const random = seeded(seed);
    const told = `COLOPHON_FUZZ_SEED=${seed}`;
    const accepted = { yes: 0, no: 0 };
    for (const entity of registry.entities.values())
      for (const name of ['a', 'b']) {
        const urn = urnOf(entity.name, name);
        const density = pickFrom(random, [0.1, 0.5, 1]);
        for (const [aspect, value] of randomAspects(entity, { random, texts, density }))
          accepted[(await propose(stage, urn, aspect, value)) ? 'yes' : 'no']++;
      }
    expect(accepted.yes, told).toBeGreaterThan(accepted.no);
    const page = await stage.open('/');
    page.setDefaultTimeout(15_000);
    const types = [...registry.entities.keys()].sort(() => random() - 0.5);
    const end = Date.now() + seconds * 1000;
    let opened = 0;
    for (const name of ['a', 'b'])
      for (const entityType of types) {
        if (Date.now() > end) break;
        const urn = urnOf(entityType, name);
        await goWithin(page, `/${entityType}/${encodeURIComponent(urn)}`);
        await settled(page);
        await walkTabs(page, async (tab) => {
          expect(await failures(page), `${told} ${urn} ${tab}`).toEqual([]);
          expect(stage.complaints, `${told} ${urn} ${tab}`).toEqual([]);
          opened++;
        });
      }
    console.log(
      `${told}: ${accepted.yes} aspects stored, ${accepted.no} not accepted, ${opened} tabs opened`,
    );
    expect(opened, told).toBeGreaterThan(20);
  },
  (seconds + 120) * 1000,
);
