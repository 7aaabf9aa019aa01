/**
 * A description of the model in the form of the schema: one sentence. Where GraphQL has the entity itself, the model speaks
 * of its URN. Undefined for a text that says what only its place in the model explains.
 */
export function toSentence(doc: string, isEntity: boolean): string | undefined {
  let text = doc.replaceAll(/\s+/g, ' ').trim();
  if (isEntity) text = withoutUrns(text);
  // How values are written to the aspect is no matter of GraphQL.
  text = text.replace(/; (?:writing|stored as|on the wire|held in|null in|absent)[^;]*\.$/, '.');
  if (!text.endsWith('.')) text += '.';
  return text;
}

function withoutUrns(text: string): string {
  const bare = text
    .replace(/,? (?:such as|for example) `urn:[^`]*`(?: (?:or|and) `urn:[^`]*`)?/, '')
    .replace(/^(?:The )?URNs? of (?:the |a |an )?/, '')
    .replace(/,? (?:as|by) (?:its|a|their|the) URNs?\b/, '')
    .replace(/, a URN\b/, '');
  return bare === text || /^[A-Z]/.test(bare)
    ? bare
    : `${bare.match(/^(?:every|each|all|any|one)\b/) ? '' : 'The '}${bare}`.replace(/^[a-z]/, (c) =>
        c.toUpperCase(),
      );
}
