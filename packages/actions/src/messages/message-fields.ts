import { z } from 'zod';

/** Settings of every action that tells people about changes. */
export const messageFields = {
  base_url: z
    .string()
    .default('http://localhost:9002/')
    .describe('Address that links to entities begin with.'),
  suppress_system_activity: z
    .boolean()
    .default(true)
    .describe('Whether to leave out what the system itself changes.'),
};
