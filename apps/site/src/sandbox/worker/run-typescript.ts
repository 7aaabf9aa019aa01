import * as sdk from '@colophon/sdk';
import * as builders from '@colophon/sdk/builders';
import * as emitters from '@colophon/sdk/emitters';
import * as graph from '@colophon/sdk/graph';
import * as patch from '@colophon/sdk/patch';
import * as urns from '@colophon/sdk/urns';
import { transform } from 'sucrase';
import type { Printed, SampleFault } from '../protocol.ts';
import { createNodeConsole } from './node-console.ts';

/** What samples may import. */
const modules: Readonly<Record<string, unknown>> = {
  '@colophon/sdk': sdk,
  '@colophon/sdk/builders': builders,
  '@colophon/sdk/emitters': emitters,
  '@colophon/sdk/graph': graph,
  '@colophon/sdk/patch': patch,
  // It has types only, which are stripped; a program may still load it.
  '@colophon/sdk/types': {},
  '@colophon/sdk/urns': urns,
  'node:timers/promises': {
    setTimeout: (delayMs: number, value?: unknown) =>
      new Promise((resolve) => setTimeout(resolve, delayMs, value)),
  },
};

/** The name that the engines give the sample in a stack. */
const sampleName = 'sample.ts';
/** `Function` puts the parameters and a brace on lines of their own. */
const linesBefore = 2;

/** No signal reaches a sample: the page ends the worker. */
const signals = { once: () => undefined };

type AsyncFunction = new (...parts: string[]) => (...values: unknown[]) => Promise<unknown>;
const AsyncFunction = (async () => {}).constructor as AsyncFunction;

/** Runs TypeScript as Node would: types are stripped, not checked. Answers with the fault, if there was one. */
export async function runTypeScript(
  code: string,
  print: (printed: Printed) => void,
): Promise<SampleFault | undefined> {
  try {
    const { code: script } = transform(code, {
      transforms: ['typescript', 'imports'],
      disableESTransforms: true,
    });
    const names = ['require', 'exports', 'console', 'process'];
    const run = new AsyncFunction(...names, `${script}\n//# sourceURL=${sampleName}`);
    await run(requireModule, {}, createNodeConsole(print), signals);
    return undefined;
  } catch (error) {
    return toFault(error);
  }
}

function requireModule(name: string): unknown {
  const found = modules[name];
  if (found) return found;
  throw new Error(`"${name}" cannot be imported here: only ${Object.keys(modules).join(', ')} can.`);
}

function toFault(error: unknown): SampleFault {
  if (!(error instanceof Error)) return { message: `Thrown: ${String(error)}` };
  const line = lineOf(error);
  const message = `${error.name}: ${error.message}`.replace(
    /^SyntaxError: (?:Error parsing \S+: )?/,
    'SyntaxError: ',
  );
  return { message, ...(line !== undefined && { line }) };
}

/** The line that the compiler names, or the innermost one of the sample in the stack. */
function lineOf(error: Error & { loc?: { line?: number } }): number | undefined {
  if (error.loc?.line !== undefined) return error.loc.line;
  const [, line] = new RegExp(`${sampleName}:(\\d+)`).exec(error.stack ?? '') ?? [];
  return line === undefined ? undefined : Number(line) - linesBefore;
}
