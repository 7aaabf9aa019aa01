import { join } from 'node:path';

/**
 * Lets each Node that a run starts, its threads included, take the sources as an earlier one has compiled them: a command
 * starts with less than half of the work. Node reads this as it starts, so it is set before Vitest starts its workers.
 */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../.cache/compiled');
