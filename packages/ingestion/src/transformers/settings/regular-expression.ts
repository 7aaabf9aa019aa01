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
  const parts = parseReplacement(replacement);
  return (text) => {
    const matcher = compiled.matcher(text);
    let result = '';
    let from = 0;
    while (matcher.find()) {
      result += text.slice(from, matcher.start());
      for (const part of parts) result += typeof part === 'string' ? part : (matcher.group(part.group) ?? '');
      from = matcher.end();
    }
    return result + text.slice(from);
  };
}

/** A text, or the group whose text takes its place. */
type ReplacementPart = string | { readonly group: number | string };

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

function parseReplacement(replacement: string): ReplacementPart[] {
  return [...replacement.matchAll(/\\g<(\w+)>|\\(\d{1,2})|\\(.)|[^\\]+|\\/gs)].map(
    ([all, named, index, escaped]) => {
      const group = named ?? index;
      if (group !== undefined) return { group: /^\d+$/.test(group) ? Number(group) : group };
      return escaped === undefined ? all : (escapes[escaped] ?? escaped);
    },
  );
}

/** A replacement with groups that the pattern does not have; undefined if it has all of them. */
export function missingGroup(pattern: string, replacement: string): string | undefined {
  const compiled = RE2JS.compile(pattern);
  const names = Object.keys(compiled.namedGroups());
  const missing = parseReplacement(replacement).find(
    (part) =>
      typeof part !== 'string' &&
      (typeof part.group === 'number' ? part.group > compiled.groupCount() : !names.includes(part.group)),
  );
  return typeof missing === 'object' ? String(missing.group) : undefined;
}
