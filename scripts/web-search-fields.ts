import { describeSearchFields } from '@colophon/catalogue';
import type { Registry } from '@colophon/schema';

/** Prints the search fields of the model for the application, whose filters can name any of them. */
export function printWebSearchFields(registry: Registry): string {
  const fields = [...describeSearchFields(registry)]
    .filter(([name]) => name !== 'lowercasedUrn')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { kind, entityTypes }]) => {
      const types = entityTypes.map((type) => `'${type}'`).join(', ');
      return `  ${name}: { kind: '${kind}'${types === '' ? '' : `, entityTypes: [${types}]`} },`;
    });
  return `// Printed by scripts/generate.ts from the model. Do not edit.
import type { SearchFieldKind } from '@colophon/catalogue';

/** Search fields by name: what their values are, and the types of entities that they name. */
export const searchFields: Readonly<
  Record<string, { readonly kind: SearchFieldKind; readonly entityTypes?: readonly string[] }>
> = {
${fields.join('\n')}
};
`;
}
