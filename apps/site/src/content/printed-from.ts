const NOTE = /\{\/\* Printed by `npm run generate` from (\S+)\. Do not edit\. \*\/\}/;

/**
 * What a printer made a page from, as a path from the root of the repository; nothing for a page that somebody wrote.
 * Each printer says it in a comment at the head of the page.
 */
export function printedFrom(body: string): string | undefined {
  return NOTE.exec(body.slice(0, 500))?.[1];
}
