import { graphqlEntities } from '../../../entities/entity-types.ts';
import { nounOf } from '../nouns.ts';

/** What only the model knows: where a record is used, which edges a field makes, how a value is written. */
const onlyInModel = [
  /[;,.] (?:part of|an? (?:item|element) of(?: the)?|element of|listed in|used in) `[^`]*`(?: aspect)?(?=[.;])/i,
  /[;,] (?:they )?(?:creates?|makes?) the `[^`]*` edges?(?=[.;])/,
  /; (?:writing|stored as|on the wire|checked on writing)[^;.]*(?=\.)/,
  /[;.] [Dd]eprecated[,:] read `[^`]*`[^.]*/,
];

/**
 * A description of the model in the form of the schema. `isEntity` is true where GraphQL has the entity itself, whereas the
 * model speaks of its URN.
 */
export function toSentence(doc: string, isEntity: boolean): string {
  let text = doc.replaceAll(/\s+/g, ' ').trim();
  for (const form of onlyInModel) text = text.replace(form, '');
  if (isEntity) text = withoutUrns(text);
  text = withNamesOfGraphql(text);
  return text.endsWith('.') ? text : `${text}.`;
}

/** Fields by the aspects that they show, and nouns by entity type. */
const fieldNames = new Map([
  ['browsePathsV2', 'browsePathV2'],
  ['globalTags', 'tags'],
]);
const nouns = new Map<string, string>();
for (const [entityType, { type, fields = {} }] of Object.entries(graphqlEntities)) {
  nouns.set(entityType, nounOf(type));
  for (const [field, aspect] of Object.entries(fields))
    if (!fieldNames.has(aspect)) fieldNames.set(aspect, field);
}

function withNamesOfGraphql(text: string): string {
  const named = text.replaceAll(/`([A-Za-z]+)`/g, (code, name: string) => {
    // Records are in capitals: `EditableNotebookProperties` is the record of the aspect.
    const field = fieldNames.get(name.charAt(0).toLowerCase() + name.slice(1));
    return field === undefined ? code : `\`${field}\``;
  });
  return named
    .replaceAll(/`([A-Za-z]+)` entities/g, (code, name: string) =>
      nouns.has(name) ? `${nouns.get(name)}s` : code,
    )
    .replaceAll(
      /(?<=\b(?:the|an?|first|second|existing|own) )`([A-Za-z]+)`/gi,
      (code, name: string) => nouns.get(name) ?? code,
    );
}

function withoutUrns(text: string): string {
  const bare = text
    .replace(/,? (?:such as|for example) `urn:[^`]*`(?: (?:or|and) `urn:[^`]*`)?/, '')
    .replace(/^(?:The )?URNs? of (?:the |an? )?/, '')
    .replace(/,? (?:as|by) (?:its|an?|their|the) URNs?\b/, '')
    .replace(/, a URN\b/, '');
  if (bare === text || /^[A-Z]/.test(bare)) return bare;
  return /^(?:every|each|all|any|one)\b/.test(bare)
    ? bare.charAt(0).toUpperCase() + bare.slice(1)
    : `The ${bare}`;
}
