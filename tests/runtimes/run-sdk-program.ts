// Runs the SDK's program against a server and prints its result: `run-sdk-program.ts <server> <name>`.
import { run } from '../support/sdk-program.ts';

const [server = '', name = ''] = process.argv.slice(2);
console.log(JSON.stringify(await run(server, name)));
