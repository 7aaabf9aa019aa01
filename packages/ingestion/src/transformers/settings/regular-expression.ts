import { RE2JS } from 're2js';
import { z } from 'zod';

/** A regular expression in RE2 syntax. */
export const regularExpression = z.string().superRefine((text, context) => {
  const problem = problemOf(text);
  if (problem !== undefined)
    context.addIssue({ code: 'custom', message: `is no regular expression: ${problem}` });
});

/** A regular expression with a group, whose text is used. */
export const expressionWithGroup = regularExpression.superRefine((text, context) => {
  if (problemOf(text) === undefined && RE2JS.compile(text).groupCount() < 1)
    context.addIssue({ code: 'custom', message: 'has no group; put the part to use in parentheses' });
});

function problemOf(text: string): string | undefined {
  try {
    RE2JS.compile(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Compiles a replacement, as Python's `re.sub` does it: every match is replaced, and the replacement may have `\1`,
 * `\g<1>` and `\g<name>`.
 */
export function compileReplacement(pattern: string, replacement: string): (text: string) => string {
  const compiled = RE2JS.compile(pattern);
  const template = toJavaTemplate(replacement);
  return (text) => compiled.matcher(text).replaceAll(template);
}

/** RE2's replacements have `$1` and `${name}`, and `\` before either sign. */
function toJavaTemplate(replacement: string): string {
  return replacement.replace(
    /\\g<(\w+)>|\\(\d{1,2})|\\(.)|([$\\])/gs,
    (_all, named?: string, index?: string, escaped?: string, plain?: string) => {
      if (named !== undefined) return /^\d+$/.test(named) ? `$${Number(named)}` : `\${${named}}`;
      if (index !== undefined) return `$${Number(index)}`;
      if (escaped === 'n') return '\n';
      if (escaped === 't') return '\t';
      if (escaped === '\\') return '\\\\';
      if (escaped !== undefined) return `\\\\${escaped}`;
      return `\\${plain}`;
    },
  );
}
