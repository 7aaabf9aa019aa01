import type { PageSource } from '../../apps/site/src/search/index.ts';
import { compact, wordsOf } from '../../apps/site/src/search/words.ts';

/** Makes a site of many pages out of the words of a real one: as often as they come there, and in names as they are built there. */
export function makeCorpus(real: readonly PageSource[], pages: number): PageSource[] {
  const random = randomFrom(20_261_120);
  const texts = real.map(({ html }) => html.replaceAll(/<[^>]*>/g, ' '));
  const all = texts.flatMap((text) => wordsOf(text)).filter(({ whole }) => /^[a-z]{2,24}$/.test(whole));
  const words = all.filter(({ parts }) => parts.length === 0).map(({ whole }) => whole);
  const parts = [...new Set(all.flatMap((word) => word.parts))].filter((part) => part.length > 2);
  const one = <Item>(items: readonly Item[]): Item => pick(items, random);

  function sentence(length: number): string {
    const run = Array.from({ length }, () => one(words)).join(' ');
    return `${run[0]?.toUpperCase()}${run.slice(1)}.`;
  }

  function name(): string {
    return Array.from({ length: 2 + Math.floor(random() * 3) }, (_, index) => {
      const part = one(parts);
      return index === 0 ? part : `${part[0]?.toUpperCase()}${part.slice(1)}`;
    }).join('');
  }

  function section(guide: boolean): string {
    const heading = guide ? sentence(4) : name();
    const text = Array.from({ length: 3 }, () => `<p>${sentence(14)} <code>${name()}</code></p>`).join('');
    const fields = Array.from({ length: guide ? 0 : 3 }, () => {
      const field = name();
      return `<div id="${heading}.${field}"><dt><code>${field}</code></dt><dd>${sentence(12)}</dd></div>`;
    });
    return `<h2 id="${compact(heading)}">${heading}</h2>${text}<dl>${fields.join('')}</dl>`;
  }

  return Array.from({ length: pages }, (_, index): PageSource => {
    const guide = index % 5 === 0;
    const id = `${guide ? 'guides' : 'reference'}/${index}`;
    return {
      id,
      href: `/docs/${id}`,
      title: guide ? sentence(3).slice(0, -1) : name(),
      description: sentence(12),
      groups: [one(real).groups[0] ?? '', sentence(2).slice(0, -1)],
      kind: guide ? 'guide' : 'reference',
      html: Array.from({ length: 4 }, () => section(guide)).join(''),
    };
  });
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Expected something to choose from, got an empty list.');
  return item;
}

/** The same numbers in every run, from 0 to 1: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
