import type { Sample } from '../../sandbox/protocol.ts';

/** A piece of code that the page offers. */
export interface Example extends Sample {
  readonly name: string;
}

/** Reads the examples that are printed on the page. */
export function readExamples(place: Element): Example[] {
  return [...place.querySelectorAll<HTMLElement>('[data-example]')].flatMap((example) => {
    const block = example.querySelector<HTMLElement>('.code:not(.code--output) > pre');
    const { lang } = block?.dataset ?? {};
    if (!block || (lang !== 'ts' && lang !== 'sh')) return [];
    return { name: example.dataset.example ?? '', language: lang, code: block.textContent ?? '' };
  });
}
