/** The characters that a part of a URN has in another form: these four and no others, as DataHub's clients write them. */
const encodings = [
  [',', '%2C'],
  ['(', '%28'],
  [')', '%29'],
  ['␟', '%E2%90%9F'],
] as const;

/** A column as lineage names it: the entity that has it, and its path in there. */
export interface ColumnPlace {
  readonly urn: string;
  readonly path: string;
}

/** The URN of a column. */
export const columnUrn = ({ urn, path }: ColumnPlace): string =>
  `urn:li:schemaField:(${urn},${encodings.reduce((text, [plain, encoded]) => text.replaceAll(plain, encoded), path)})`;

/** The column of a URN; undefined for a URN of something else. */
export function columnOfUrn(text: string): ColumnPlace | undefined {
  const [, urn, encoded] = /^urn:li:schemaField:\((urn:li:.+),([^,]+)\)$/.exec(text) ?? [];
  if (urn === undefined || encoded === undefined) return undefined;
  return {
    urn,
    path: encodings.reduce((path, [plain, coded]) => path.replaceAll(coded, plain), encoded),
  };
}
