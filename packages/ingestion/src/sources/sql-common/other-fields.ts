import { z } from 'zod';

/** A key that DataHub has and that changes nothing here. It is accepted, so that the same recipe works. */
export const ignoredField = (reason: string) =>
  z.unknown().optional().describe(`Accepted for DataHub's recipes, without effect: ${reason}.`);

/** A key that DataHub has and that cannot be done here. Setting it is an error, with the reason. */
export const refusedField = (reason: string) =>
  z
    .unknown()
    .optional()
    .superRefine((value, context) => {
      if (value !== undefined && value !== null && value !== false)
        context.addIssue({ code: 'custom', message: `is not supported: ${reason}` });
    })
    .describe(`Not supported: ${reason}.`);
