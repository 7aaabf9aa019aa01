import { z } from 'zod';

const unused = z.unknown().optional();

/** Settings that all actions share that pass metadata on, with DataHub's names. */
export const propagationFields = {
  enabled: z.boolean().default(true).describe('Whether anything is passed on.'),
  max_propagation_depth: z
    .int()
    .min(1)
    .max(100)
    .default(5)
    .describe('Hops from where somebody put the metadata.'),
  max_propagation_fanout: unused,
  max_propagation_time_millis: unused,
  rate_limit_propagated_writes: unused,
  rate_limit_propagated_writes_period: unused,
};
