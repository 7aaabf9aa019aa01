/**
 * `npm run prose`: checks the words of the documentation, and says at which line what should be written otherwise.
 * `npm run prose -- --online` asks other sites about the links to them, too.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkProse } from './check-prose.ts';
import { formatFinding } from './finding.ts';

const { values } = parseArgs({ options: { online: { type: 'boolean', default: false } } });
const { texts, findings } = await checkProse(join(import.meta.dirname, '../..'), values);
for (const finding of findings) console.error(formatFinding(finding));
console.log(`Prose: ${texts} texts read, ${findings.length} findings`);
if (findings.length > 0) process.exitCode = 1;
