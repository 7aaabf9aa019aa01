import { RE2JS } from 're2js';
import { z } from 'zod';

/** A regular expression in RE2 syntax: as Python's, without look-around and back references, and always in linear time. */
export const patternSchema = z.string().superRefine((text, context) => {
  try {
    RE2JS.compile(text);
  } catch (error) {
    context.addIssue({
      code: 'custom',
      message: `is no regular expression: ${error instanceof Error ? error.message : String(error)}`,
    });
  }
});

/** Which names are read: those that an `allow` pattern matches from the start, and no `deny` pattern does. */
export const patternsSchema = z.strictObject({
  allow: z.array(patternSchema).default(['.*']).describe('Regular expressions of what to include.'),
  deny: z.array(patternSchema).default([]).describe('Regular expressions of what to leave out.'),
  ignoreCase: z.boolean().default(true).describe('Whether upper and lower case are the same.'),
});

export type Patterns = z.infer<typeof patternsSchema>;

/** A field of a configuration that takes patterns; everything by default. */
export const patternsField = (what: string) =>
  patternsSchema.prefault({}).describe(`Which ${what} to include, by \`allow\` and \`deny\` patterns.`);

/** Whether patterns allow a name. Patterns match from its start, as DataHub's do. */
export function compilePatterns({ allow, deny, ignoreCase }: Patterns): (name: string) => boolean {
  const flags = ignoreCase ? RE2JS.CASE_INSENSITIVE : 0;
  const compile = (texts: readonly string[]) => texts.map((text) => RE2JS.compile(text, flags));
  const allows = compile(allow);
  const denies = compile(deny);
  const matches = (patterns: readonly RE2JS[], name: string) =>
    patterns.some((one) => one.matcher(name).lookingAt());
  return (name) => !matches(denies, name) && matches(allows, name);
}

/** The fields that every source has, with DataHub's names. Spread them into the source's object. */
export const commonFields = {
  env: z
    .string()
    .default('PROD')
    .describe('Environment of the data: `PROD`, `DEV` or another name that DataHub knows.'),
  platform_instance: z
    .string()
    .optional()
    .describe('Tells apart several installations of the platform. It becomes part of each URN.'),
};

/** Settings of stateful ingestion, with DataHub's names. */
export const statefulField = z
  .strictObject({
    enabled: z
      .boolean()
      .default(false)
      .describe('Whether the state of a run is kept for the next one. Needs `pipeline_name`.'),
    remove_stale_metadata: z
      .boolean()
      .default(true)
      .describe('Whether entities that a run no longer finds are marked as removed.'),
    fail_safe_threshold: z
      .number()
      .min(0)
      .max(100)
      .default(75)
      .describe('Nothing is removed if more than this percentage of the entities would be.'),
    ignore_old_state: z
      .boolean()
      .default(false)
      .describe('Whether to start as if there were no earlier run.'),
    ignore_new_state: z.boolean().default(false).describe('Whether to leave the kept state as it is.'),
  })
  .optional()
  .describe(
    'Stateful ingestion: removes what is gone, and reads only what has changed where the source can.',
  );
