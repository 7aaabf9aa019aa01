import type { JsonSchema } from '@colophon/schema/printers';
import { listOf } from '../responses.ts';

export const tag = 'Identity and access';

export const maxPageSize = 1000;

export const pageOf = (name: string, item: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { [name]: listOf(item) },
  required: [name],
});
