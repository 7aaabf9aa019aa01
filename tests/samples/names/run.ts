// `node tests/samples/names/run.ts [count]`: the share of the public names that samples use, after a run of
// `npm test -- tests/samples`; then as many of the used ones, taken at random, are renamed to see a sample fail.
import { readPages } from '../pages.ts';
import { measureNames, readKeptCalls } from './measure.ts';
import { reportNames } from './public-names.ts';

const count = Number(process.argv[2] ?? 0);
const measured = measureNames(await readPages(), readKeptCalls());
console.log(reportNames(measured.map(({ use }) => use)));
for (let i = 0; i < count; i++) {
  const { use, prove } = measured[i % measured.length] ?? {};
  const names = [...(use?.uses.keys() ?? [])];
  const name = names[Math.floor(Math.random() * names.length)];
  if (name === undefined || !prove) continue;
  const red = await prove(name);
  console.log(
    `${red === undefined ? 'MISSED' : 'red'} ${use?.kind} ${name}: ${red?.split('\n')[0] ?? 'no sample failed'}`,
  );
  if (red === undefined) process.exitCode = 1;
}
