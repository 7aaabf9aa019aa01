/**
 * `npm run prose`: checks the words of the documentation, and says at which line what should be written otherwise.
 * `npm run prose -- --online` asks other sites about the links to them, too.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkProse } from './check-prose.ts';
import { formatFinding } from './finding.ts';
import { TextError } from './text.ts';

const { values } = parseArgs({ options: { online: { type: 'boolean', default: false } } });
try {
  const { texts, findings } = await checkProse(join(import.meta.dirname, '../..'), values);
  for (const finding of findings) console.error(formatFinding(finding));
  console.log(`Prose: ${texts} texts read, ${findings.length} findings`);
  if (findings.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof TextError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
