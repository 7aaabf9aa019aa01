import type { SampleFault } from '../protocol.ts';

/** Between an exception and the one that was raised while it was handled, or because of it. */
const inBetween =
  /\n\n(?:During handling of the above exception, another exception occurred|The above exception was the direct cause of the following exception):\n\n/;

/** What Python says of a fault: its last line alone, and the innermost line of the sample. */
export function readFault(error: unknown): SampleFault {
  const whole = error instanceof Error ? error.message : String(error);
  // The last of a chain is the one that ended the sample.
  const text = whole.split(inBetween).at(-1) ?? whole;
  const lines = [...text.matchAll(/File "sample\.py", line (\d+)/g)].map(([, line]) => Number(line));
  const line = lines.at(-1);
  // What stands before the first line without an indent is the way to the fault; the rest is its message.
  const [, message = text] = /^(?:Traceback[^\n]*\n)(?:\s[^\n]*\n)*([\s\S]*)$/.exec(text) ?? [];
  return { message: message.trim(), ...(line !== undefined && { line }) };
}
