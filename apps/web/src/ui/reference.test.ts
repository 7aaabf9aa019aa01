import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  customFieldOf,
  customFields,
  documentedTypes,
  ownFields,
  referenceOf,
  sharedFields,
} from './reference.ts';

const folder = join(import.meta.dirname, '../../../../docs/generated/metamodel/entities');
const pages = new Map<string, ReadonlySet<string | undefined>>();
for (const file of await readdir(folder)) {
  const page = await readFile(join(folder, file), 'utf8');
  const anchors = [...page.matchAll(/anchor="([^"]*)"/g)].map(([, anchor]) => anchor);
  pages.set(basename(file, '.mdx'), new Set(anchors));
}

/** Whether the address leads to a field of a printed page. */
function leadsToField(address: string): boolean {
  const [, type = '', anchor] = /\/entities\/(.*)#(.*)$/.exec(address) ?? [];
  return pages.get(type)?.has(anchor) ?? false;
}

describe('the references of fields', () => {
  it.each([...ownFields, ...customFields])('leads from %s to its entry', (field) => {
    expect(leadsToField(referenceOf(field))).toBe(true);
  });

  it.each(sharedFields)('leads from %s of every type to an entry', (field) => {
    for (const type of [...pages.keys(), 'ofMyOwn'])
      expect(leadsToField(referenceOf(field, type)), type).toBe(true);
  });

  it('leads from custom properties to where the type has them', () => {
    expect(customFieldOf('chart', 'chartInfo')).toBe('chart#chartInfo.customProperties');
    expect(customFieldOf('ofMyOwn', 'myInfo')).toBe('dataset#datasetProperties.customProperties');
  });

  it('leads to the page of each type that has all of them', () => {
    const complete = [...pages].filter(([, anchors]) => sharedFields.every((field) => anchors.has(field)));
    expect([...documentedTypes].sort()).toEqual(complete.map(([type]) => type).sort());
    expect(referenceOf('ownership.owners', 'chart')).toMatch(/\/chart#ownership\.owners$/);
  });
});
