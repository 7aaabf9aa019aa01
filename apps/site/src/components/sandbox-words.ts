/** The words of blocks that run on their page. Apart, since they are loaded with the first run. */
export const sandboxWords = {
  run: 'Run',
  edit: 'Edit',
  restore: 'Reset the text',
  editor: 'Code. Tab indents; Escape and then Tab leaves the editor.',
  stop: 'Stop',
  here: 'In your browser',
  starting: 'Starting the catalogue…',
  running: 'Running…',
  ran: (milliseconds: number) => `Ran in ${milliseconds} ms.`,
  ranBefore: (count: number) =>
    count === 1 ? 'The block above ran first.' : `The ${count} blocks above ran first.`,
  printedNothing: 'It printed nothing.',
  stopped: 'Stopped. The catalogue is as it was before.',
  failed: (line: number | undefined) => (line === undefined ? 'Failed.' : `Failed in line ${line}.`),
  failedBefore: 'A block above failed, so that this one did not run.',
  kept: 'The catalogue in your browser holds what you ran before, here and on other pages.',
  reset: 'Reset it',
  wasReset: 'The catalogue holds the sample metadata again. What is run on this page begins anew.',
  notReset: 'The catalogue could not be reset:',
} as const;
