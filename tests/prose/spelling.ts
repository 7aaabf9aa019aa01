import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint } from 'cspell';
import type { Finding } from './finding.ts';

/** How many words are offered for one that is not known. */
const SUGGESTIONS = 3;

/** Finds words that neither British English nor the project's dictionary knows; `cspell.config.yaml` says where. */
export async function checkSpelling(root: string, files: readonly string[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  const failures: string[] = [];
  const result = await lint(
    [...files],
    { root, config: join(root, 'cspell.config.yaml'), showSuggestions: true, progress: false },
    {
      issue: ({ uri = '', row, col, text, suggestions = [], isFlagged }) => {
        const offered = suggestions.slice(0, SUGGESTIONS).join(', ');
        findings.push({
          file: relative(root, fileURLToPath(uri)).replaceAll('\\', '/'),
          line: row,
          column: col,
          message: `${isFlagged ? 'refused' : 'unknown'} word "${text}"${offered && `: ${offered}?`}`,
        });
      },
      error: (message, error) => void failures.push(`${message}: ${error.message}`),
    },
  );
  if (failures.length > 0 || result.errors > 0) throw new Error(`cspell failed: ${failures.join('; ')}`);
  return findings;
}
