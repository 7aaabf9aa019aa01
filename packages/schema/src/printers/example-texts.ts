/** The example that a description gives: `looker` of "Name of the tool, for example `looker` or `redash`". */
export function exampleIn(doc: string): string | undefined {
  // A list in brackets is the example of a whole field, not of one item.
  return /\b(?:such as|for example|as in|like) `([^`[][^`]*)`/.exec(doc)?.[1];
}

/** An example of a text, from what the description gives, or else from the name of the field. */
export function exampleText(name: string, doc: string): string {
  return exampleIn(doc) ?? texts.find(([pattern]) => pattern.test(name))?.[1] ?? 'example';
}

/** Texts by the names of the fields, of which the first that fits counts. */
const texts: readonly (readonly [name: RegExp, text: string])[] = [
  [/url|uri|link/i, 'https://wiki.example.com/orders'],
  [/(?:id|guid|key)$/i, 'orders-1'],
  [/description|documentation|doc$/i, 'What was ordered, and when.'],
  [/message|comment|note$|reason/i, 'Ask the team of the shop.'],
  [/email/i, 'ana@example.com'],
  [/username$/i, 'ana'],
  [/firstName/, 'Ana'],
  [/lastName/, 'Lima'],
  [/realName/, 'Ana Lima'],
  [/departmentName/, 'Sales'],
  [/name$|title/i, 'orders'],
  [/version/i, '1.0'],
];

/** Types by the names of fields that hold a URN of any type. */
const typesByName: readonly (readonly [name: RegExp, type: string])[] = [
  [/actor|impersonator|owner|user/i, 'corpuser'],
  [/^client/, 'dataHubSecret'],
];

/** The entity type that a URN of any type most likely has, by the name of its field and by its description. */
export function likelyType(types: Iterable<string>, name: string, doc: string): string | undefined {
  const byName = typesByName.find(([pattern]) => pattern.test(name));
  if (byName) return byName[1];
  return [...types].find((type) => {
    const words = type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
    return new RegExp(
      `(?:^U(?:rn|RN)s? of|such as|for example|commonly|usually|normally)(?: the| an?)? \`?${words}`,
      'i',
    ).test(doc);
  });
}
