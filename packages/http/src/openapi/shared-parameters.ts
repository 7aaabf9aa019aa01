import { flag } from './query.ts';

/** Requests the metadata of values alongside them. */
export const withSystemMetadata = flag(
  'Answer with the system metadata and the audit stamp of each value.',
  false,
);

/** Asks for the status of a write that is done later, which here none is. */
export const isAsync = (fallback: boolean) =>
  flag(
    'Answer with 202 instead of 200. The write is durable and visible before either; a condition that does not hold refuses its aspect alone and is reported by the trace.',
    fallback,
  );
