// Names what has failed, then adds up what the runs have reported. A run that left no report counts as a failure.
// Whoever reads only the end of a long log must find the cause there.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = new URL('../.cache/results/', import.meta.url);
/** Of a test's message, the lines that say what was expected and what came. */
const linesShown = 25;
let passed = 0;
const failures = [];
for (const name of [
  'steps',
  'tests',
  'interop',
  'samples-on-postgres',
  'clients-on-postgres',
  'python',
  'packages',
]) {
  try {
    const report = JSON.parse(readFileSync(new URL(`${name}.json`, results), 'utf8'));
    passed += report.numPassedTests;
    const found = [
      ...(report.failedSteps ?? []).map((step) => ({ title: step, message: 'The step said why, above.' })),
      ...(report.testResults ?? []).flatMap(failuresOf),
    ];
    // What no test stands for, such as an error that nobody caught.
    if (found.length === 0 && report.success === false)
      found.push({ title: name, message: 'The run failed, though none of its tests did.' });
    failures.push(...found);
  } catch (error) {
    failures.push({ title: name, message: `No report in ${fileURLToPath(results)}: ${error.message}` });
  }
}
for (const { title, message } of failures) console.log(`failed: ${title}\n${shorten(message)}\n`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

/** The failed tests of a file; the file itself where it could not be loaded. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (tests.length === 0 && status === 'failed') return [{ title: file, message }];
  return tests.map(({ fullName, failureMessages }) => ({
    title: `${file} > ${fullName}`,
    message: failureMessages.join('\n'),
  }));
}

function shorten(message) {
  const lines = message.split('\n').filter((line) => !line.includes('/node_modules/'));
  return lines
    .slice(0, linesShown)
    .map((line) => `    ${line}`)
    .join('\n');
}
