import type { Registry } from '@colophon/schema';
import { buildSchema } from 'graphql';
import { definitions } from '../../index.ts';
import { tables } from '../tables/index.ts';
import { deriveDescriptions } from './derive.ts';

/** Prints the descriptions of the GraphQL schema that the model has, as TypeScript: the server need not load the model for them. */
export function printDescriptions(registry: Registry): string {
  const schema = buildSchema(definitions, { assumeValid: true });
  const types = [...deriveDescriptions(schema, registry)].flatMap(([type, sentences]) => {
    const lines = [...sentences]
      .filter(([name]) => tables.every((table) => table[type]?.[name] === undefined))
      .map(([name, sentence]) => `    ${name}: ${JSON.stringify(sentence)},\n`);
    return lines.length === 0 ? [] : [`  ${type}: {\n${lines.join('')}  },\n`];
  });
  return `// Printed by \`npm run generate\` from packages/model. Do not edit.
import type { Descriptions } from '../src/definitions/descriptions/descriptions.ts';

/** Descriptions of the GraphQL schema that are the model's. */
export const derived: Descriptions = {
${types.join('')}};
`;
}
