/** An operation that the explorer offers. */
export interface ExplorerExample {
  readonly name: string;
  readonly query: string;
  readonly variables: string;
}

/** Reads the examples from the blocks that the page prints: the operation, and below it its variables. */
export function readExamples(place: Element): readonly ExplorerExample[] {
  return [...place.querySelectorAll<HTMLElement>('[data-example]')].map((section) => {
    const [query = '', variables = '{}'] = [...section.querySelectorAll('pre code')].map(({ textContent }) =>
      textContent.trimEnd(),
    );
    return { name: section.dataset.example ?? '', query, variables };
  });
}
