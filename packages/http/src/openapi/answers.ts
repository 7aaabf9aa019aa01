import type { JsonSchema } from '@colophon/schema/printers';
import type { ErrorCode } from '../error-codes.ts';
import type { AnswerDescription } from './operation.ts';

export const refer = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** An error response, with the codes that it can have. */
const errorAnswer = (description: string, ...codes: readonly ErrorCode[]): AnswerDescription => ({
  description,
  schema: { ...refer('Error'), properties: { code: { enum: [...codes] } } },
});

const malformed = ['INVALID_REQUEST', 'INVALID_URN', 'UNKNOWN_ENTITY', 'UNKNOWN_ASPECT'] as const;

/** Refusals that many operations share. */
export const errors = {
  badRequest: { 400: errorAnswer('The request is malformed; the message names the place.', ...malformed) },
  badWrite: {
    400: errorAnswer(
      'The request or a value in it is malformed; the message names the place.',
      ...malformed,
      'INVALID_ASPECT',
      'UNSUPPORTED_CHANGE',
    ),
  },
  notFound: { 404: errorAnswer('Nothing has that name.', 'NOT_FOUND') },
  conflict: {
    412: errorAnswer('A condition of the write failed.', 'ALREADY_EXISTS', 'PRECONDITION_FAILED'),
  },
} satisfies Record<string, Record<number, AnswerDescription>>;

export const ok = (description: string, schema: JsonSchema): Record<200, AnswerDescription> => ({
  200: { description, schema },
});

/** The answer to a write that asked to be taken in later: it is done, and visible, all the same. */
export const accepted = (schema: JsonSchema): Record<202, AnswerDescription> => ({
  202: {
    description:
      'Written, unless a condition failed. `telemetryTraceId` in the system metadata is the trace id, as in `traceparent`.',
    schema,
  },
});

export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
