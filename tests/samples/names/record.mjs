// Loaded into every process of a sample: notes which command it is, and what a catalogue is asked for. Plain JavaScript,
// since the process may be one that looks for a current Node: that one is told of, and not this.
import { appendFileSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { observe } from './observe.mjs';

const file = process.env.COLOPHON_SAMPLES_RECORD;
const [, program, ...args] = process.argv;

if (file !== undefined && process.features.typescript && isColophon(program)) {
  note({ args });
  if (args[0] === 'serve') await observe(note);
}

/** True for the command, also when it is called by its link in `node_modules/.bin`. */
function isColophon(path) {
  if (path === undefined || !/^(colophon|main\.ts)/.test(basename(path))) return false;
  return /packages[\\/]cli[\\/]/.test(realpathSync(path));
}

function note(facts) {
  appendFileSync(file, `${JSON.stringify(facts)}\n`);
}
