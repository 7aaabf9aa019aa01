/** Something in a text that should be written otherwise. */
export interface Finding {
  /** Path from the root of the project. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** What was expected and what came. */
  readonly message: string;
}

/** One line that a terminal and an editor can open: `docs/tags.mdx:12:5 "an urn", not "a urn"`. */
export function formatFinding({ file, line, column, message }: Finding): string {
  return `${file}:${line}:${column} ${message}`;
}

/** In the order of files and places, as a reader would mend them. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
  );
}
