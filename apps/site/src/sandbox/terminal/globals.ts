import { createNodeConsole } from '../worker/node-console.ts';
import { terminal } from './terminal.ts';

// The build gives these two to the sources of the command line, in the place of Node's.
export { default as process } from './node/process.ts';
export const console = createNodeConsole((printed) => terminal().print(printed));
