/** What a reader needs from a page: to learn, to get something done, to look something up, or to understand. */
export const pageKinds = ['tutorial', 'how-to', 'reference', 'explanation'] as const;
export type PageKind = (typeof pageKinds)[number];

/** The parts that a page for each need has, in order; a comment, which isn't rendered, says what to write. */
const parts: Readonly<Record<PageKind, readonly (readonly [heading: string, advice: string])[]>> = {
  tutorial: [
    ['', 'What the reader has at the end, and how long it takes.'],
    ['What you need', 'What must be installed or running.'],
    ['Make a start', 'The shortest thing that works: a command, and what it prints.'],
    ['See what you made', 'Something to look at, so that the reader knows that it worked.'],
    ['Where to go next', 'Two or three links, each with what waits there.'],
  ],
  'how-to': [
    ['', 'What the reader gets done, in one sentence. Then the shortest thing that does it.'],
    ['Do it', 'The steps. Name the heading after what is done: "Give a dataset an owner".'],
    ['When it goes wrong', 'The errors that readers meet, as they are printed, and how to fix each.'],
  ],
  reference: [
    ['', 'What is listed here, and where it is used. Print the list from the code if you can.'],
    ['Entries', 'Each in one shape: name, type, default, one sentence, example.'],
  ],
  explanation: [
    ['', 'The question that the page answers, and the answer in two sentences.'],
    ['How it works', 'From the known to the new. A drawing or an example says more than a paragraph.'],
    ['What follows from it', 'What a reader does differently, knowing this.'],
  ],
};

/** The body of a new page. */
export function skeletonOf(kind: PageKind): string {
  return parts[kind]
    .map(([heading, advice]) => `${heading && `## ${heading}\n\n`}{/* ${advice} */}\n`)
    .join('\n');
}
