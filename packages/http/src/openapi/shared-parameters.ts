import { flag } from './query.ts';

/** Requests the metadata of values alongside them. */
export const withSystemMetadata = flag(
  'Include the system metadata and the audit stamp of each value.',
  false,
);

/** Asks for the status of a write that is done later, which here none is. */
export const isAsync = (fallback: boolean) =>
  flag(
    'Return 202 instead of 200. Either way, the write is durable and visible by then. A failed condition rejects only its own aspect and is reported by the trace.',
    fallback,
  );
