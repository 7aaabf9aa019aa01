import type { JsonSchema } from '@colophon/schema/printers';
import type { ErrorCode } from '@colophon/wire';
import type { ResponseDescription } from './operation.ts';

export const refer = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** An error response, with the codes that it can have. */
const errorDescription = (description: string, ...codes: readonly ErrorCode[]): ResponseDescription => ({
  description,
  schema: { ...refer('Error'), properties: { code: { enum: [...codes] } } },
});

const malformed = ['INVALID_REQUEST', 'INVALID_URN', 'UNKNOWN_ENTITY', 'UNKNOWN_ASPECT'] as const;

/** Refusals that many operations share. */
export const errors = {
  badRequest: {
    400: errorDescription('The request is malformed; the message names the place.', ...malformed),
  },
  badWrite: {
    400: errorDescription(
      'The request or a value in it is malformed; the message names the place.',
      ...malformed,
      'INVALID_ASPECT',
      'UNSUPPORTED_CHANGE',
    ),
  },
  notFound: { 404: errorDescription('Nothing has that name.', 'NOT_FOUND') },
  conflict: {
    412: errorDescription('A condition of the write failed.', 'ALREADY_EXISTS', 'PRECONDITION_FAILED'),
  },
} satisfies Record<string, Record<number, ResponseDescription>>;

export const ok = (description: string, schema: JsonSchema): Record<200, ResponseDescription> => ({
  200: { description, schema },
});

/** The answer to a write that asked to be taken in later: it is done, and visible, all the same. */
export const accepted = (schema: JsonSchema): Record<202, ResponseDescription> => ({
  202: {
    description:
      'Written, unless a condition failed. `telemetryTraceId` in the system metadata is the trace id, as in `traceparent`.',
    schema,
  },
});

export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
