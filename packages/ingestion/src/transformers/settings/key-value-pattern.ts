import { RE2JS } from 're2js';
import { z } from 'zod';
import { regularExpression } from './regular-expression.ts';

/** A setting that maps patterns to values, as DataHub's `KeyValuePattern`. */
export const keyValuePattern = (what: string, value: z.ZodType<string, string> = z.string()) =>
  z
    .strictObject({
      rules: z
        .record(regularExpression, z.array(value))
        .default({ '.*': [] })
        .describe(
          `${what}, by regular expression. Each matches from the start; end one with \`$\` to match as a whole.`,
        ),
      first_match_only: z
        .boolean()
        .default(true)
        .describe('Whether only the first rule that matches is applied, rather than all of them.'),
    })
    .prefault({})
    .describe(`Which ${what.toLowerCase()} to add, by pattern.`);

/** The setting of {@link keyValuePattern}. */
export interface KeyValuePattern {
  readonly rules: Readonly<Record<string, readonly string[]>>;
  readonly first_match_only: boolean;
}

/** Compiles the rules into a function that returns the values for a text. */
export function compileRules({ rules, first_match_only }: KeyValuePattern): (text: string) => string[] {
  const compiled = Object.entries(rules).map(([pattern, values]) => ({
    pattern: RE2JS.compile(pattern),
    values,
  }));
  return (text) => {
    const matching = compiled.filter(({ pattern }) => pattern.matcher(text).lookingAt());
    const applied = first_match_only ? matching.slice(0, 1) : matching;
    const values = applied.flatMap((rule) => rule.values);
    return first_match_only ? values : [...new Set(values)];
  };
}
