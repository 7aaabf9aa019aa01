import type { Configuration, Rule } from 'markdownlint';
import { lint } from 'markdownlint/sync';
import type { Finding } from './finding.ts';
import type { Text } from './text.ts';

/** The rules of markdownlint that a reader would notice. What is a matter of taste is left to the writer. */
const rules: Configuration = {
  default: false,
  // Headings go down one level at a time, for those who jump from one to the next.
  MD001: true,
  MD011: true,
  MD018: true,
  MD024: { siblings_only: true },
  // The title in the frontmatter is the first heading, so that the text has none of level 1.
  MD025: true,
  MD026: true,
  MD034: true,
  MD040: true,
  MD042: true,
  MD045: true,
  MD052: true,
  MD059: { prohibited_texts: ['click here', 'here', 'link', 'more', 'read more', 'this', 'this page'] },
};

/** Who hears a table hears the heading of a column with each cell. */
const tableHeadings: Rule = {
  names: ['table-headings'],
  description: 'Every column of a table needs a heading',
  tags: ['table'],
  parser: 'none',
  function({ lines }, onError) {
    lines.forEach((line, i) => {
      const isHead = /^\s*\|[\s|:-]*-[\s|:-]*\|\s*$/.test(lines[i + 1] ?? '');
      if (isHead && /\|\s*\|/.test(line)) onError({ lineNumber: i + 1, context: line });
    });
  },
};

/** Finds what breaks the order of a text: headings, images without words, fences without a language, bare addresses. */
export function checkStructure({ file, source }: Text): Finding[] {
  const { [file]: errors = [] } = lint({
    strings: { [file]: source },
    // The README shows pictures in tables, since GitHub has no other way to set them side by side.
    config: { ...rules, 'table-headings': file !== 'README.md' },
    customRules: [tableHeadings],
  });
  return errors.map(({ lineNumber, errorRange, ruleNames, ruleDescription, errorDetail, errorContext }) => {
    const detail = [errorDetail, errorContext && `"${errorContext}"`].filter(Boolean).join(' ');
    return {
      file,
      line: lineNumber,
      column: errorRange?.[0] ?? 1,
      message: `${ruleDescription} (${ruleNames[0]})${detail && `: ${detail}`}`,
    };
  });
}
