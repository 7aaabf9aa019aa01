import { pageWords } from '../components/page-words.ts';

/** Shows only those aspects, in the index and below it, whose name, sentences or fields hold every word of the filter. */
export function filterAspects(input: HTMLInputElement): void {
  const index = input.parentElement;
  const links = [...(index?.querySelectorAll('a') ?? [])];
  const entries = links.map((link) => {
    const section = document.getElementById(link.hash.slice(1))?.closest<HTMLElement>('.aspect');
    return { link, section, text: (section?.textContent ?? link.text).toLowerCase() };
  });
  const apply = (): void => {
    const words = input.value.toLowerCase().split(/\s+/);
    let shown = 0;
    for (const { link, section, text } of entries) {
      const isWanted = words.every((word) => text.includes(word));
      link.hidden = !isWanted;
      if (section) section.hidden = !isWanted;
      if (isWanted) shown += 1;
    }
    for (const group of index?.querySelectorAll<HTMLElement>('dl > div') ?? [])
      group.hidden = !group.querySelector('a:not([hidden])');
    for (const heading of headingsOf(entries.map(({ section }) => section)))
      heading.hidden = !followingAspects(heading).some((section) => !section.hidden);
    const status = document.getElementById('filter-count');
    if (status) status.textContent = pageWords.aspectsShown(shown, entries.length);
  };
  input.addEventListener('input', apply);
  apply();
}

/** The headings of the groups, which precede their aspects. */
function headingsOf(sections: readonly (HTMLElement | null | undefined)[]): HTMLElement[] {
  return sections.flatMap((section) => {
    const before = section?.previousElementSibling;
    return before instanceof HTMLElement && before.tagName === 'H2' ? [before] : [];
  });
}

function followingAspects(heading: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let next = heading.nextElementSibling; next?.matches('.aspect'); next = next.nextElementSibling)
    found.push(next as HTMLElement);
  return found;
}
