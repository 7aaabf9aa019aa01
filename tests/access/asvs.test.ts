import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// The page names requirements and the tests that show them. A test that is renamed, or a line that is forgotten, fails here.

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/asvs.mdx'), 'utf8');

interface Row {
  readonly id: string;
  readonly state: string;
  readonly shown: string;
}

const rows: readonly Row[] = [...page.matchAll(/^\| (\d[\d.–]+) \| [^|]+ \| ([^|]+) \| ([^|]*)\|$/gm)].map(
  ([, id = '', state = '', shown = '']) => ({ id, state: state.trim(), shown: shown.trim() }),
);

/** `6.5.1–6.5.5` stands for five lines. */
function idsOf({ id }: Row): string[] {
  const [first = '', last = first] = id.split('–');
  const section = first.slice(0, first.lastIndexOf('.') + 1);
  const numberOf = (one: string) => Number(one.slice(one.lastIndexOf('.') + 1));
  const count = numberOf(last) - numberOf(first) + 1;
  return Array.from({ length: count }, (_, i) => section + (numberOf(first) + i));
}

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 begins with; those of level 3 come after them. */
const sections: Readonly<Record<string, number>> = {
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
};

it('has each requirement of its sections once, in order', () => {
  const expected = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, i) => `${section}.${i + 1}`),
  );
  expect(rows.flatMap(idsOf)).toEqual(expected);
});

describe.each(rows.map((row) => [row.id, row] as const))('%s', (_, { state, shown }) => {
  const named = [...shown.matchAll(/`([\w/.-]+\.test\.ts)`: ([^`;|]+)/g)];

  it('has a state, and what that needs', () => {
    expect(['Met', 'Partly', 'Untested', 'Not met', 'Not applicable']).toContain(state);
    const isShown = named.length > 0 || shown.includes('](/docs/');
    if (state === 'Met' || state === 'Partly') expect(isShown).toBe(true);
    if (state === 'Not applicable') expect(shown).not.toBe('');
  });

  it('names tests that exist', () => {
    for (const [, file = '', rest = ''] of named) {
      expect([file, existsSync(join(root, file))]).toEqual([file, true]);
      // What is missing follows the title as a sentence.
      const title = rest.split('. ')[0]?.trim() ?? '';
      const titles = readFileSync(join(root, file), 'utf8').replaceAll('`', '');
      expect([title, titles.includes(title)]).toEqual([title, true]);
    }
  });
});
