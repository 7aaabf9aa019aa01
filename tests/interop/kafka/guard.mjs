// Runs a program until it ends or standard input does: `node guard.mjs <program> [arguments]`. Standard input ends with
// the process that started this one, even if that is killed, so no server is left behind.
import { spawn } from 'node:child_process';

const [program, ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
const end = () => child.kill('SIGKILL');
process.stdin.once('end', end).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
