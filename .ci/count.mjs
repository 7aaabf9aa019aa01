// Adds up what the test runs have reported; a run that left no report counts as a failure.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const results = new URL('../.cache/results/', import.meta.url);
let passed = 0;
let failed = 0;
for (const name of ['steps', 'tests', 'interop']) {
  try {
    const report = JSON.parse(readFileSync(new URL(`${name}.json`, results), 'utf8'));
    passed += report.numPassedTests;
    failed += report.numFailedTests;
    // A file that cannot be loaded fails as a whole, without a single test.
    if (report.numFailedTests === 0 && report.success === false) failed += 1;
  } catch (error) {
    console.error(`No report of ${name} in ${fileURLToPath(results)}: ${error.message}`);
    failed += 1;
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
