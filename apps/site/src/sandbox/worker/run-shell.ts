import type { Printed, SampleFault } from '../protocol.ts';
import { type CurlCommand, parseCurl } from '../shell/parse-curl.ts';
import { ScriptError } from '../shell/parse-script.ts';
import { planScript, type Step } from '../shell/plan-script.ts';

/** The files that scripts have written since the page was opened. */
const files = new Map<string, string>();

/** Runs a script of `curl`, `colophon` and what filters their output. Answers with the fault, if there was one. */
export async function runShell(
  code: string,
  print: (printed: Printed) => void,
): Promise<SampleFault | undefined> {
  let line = 1;
  try {
    /** What the command before gives to the next one. */
    let piped: string | undefined;
    for (const step of planScript(code)) {
      ({ line } = step);
      let output = '';
      const isShown = !step.isPiped && step.outputFile === undefined;
      await runStep(step, piped ?? readInput(step), (printed) => {
        if (isShown || printed.stream === 'error') print(printed);
        else output += printed.text;
      });
      if (step.outputFile !== undefined) files.set(step.outputFile, output);
      piped = step.isPiped ? output : undefined;
    }
    return undefined;
  } catch (error) {
    if (error instanceof ScriptError) return { message: error.message, line: error.line };
    return { message: error instanceof Error ? error.message : String(error), line };
  }
}

function readInput({ input, inputFile, line }: Step): string | undefined {
  if (inputFile === undefined) return input;
  const text = files.get(inputFile);
  if (text === undefined) throw new ScriptError(line, `${inputFile}: No such file or directory`);
  return text;
}

type Print = (printed: Printed) => void;

async function runStep(step: Step, input: string | undefined, print: Print): Promise<void> {
  if (step.kind === 'colophon') {
    // The command line loads with its first call: the catalogue starts without it.
    const { runColophon } = await import('./run-colophon.ts');
    return runColophon(step.args, { input: input ?? '', files, environment: step.environment, print });
  }
  const text = await textOf(step, input);
  if (text !== '') print({ stream: 'out', text });
}

async function textOf(step: Exclude<Step, { kind: 'colophon' }>, input: string | undefined): Promise<string> {
  if (step.kind === 'echo') return step.text;
  if (step.kind === 'filter') return step.filter(input ?? '');
  // What a pipe brings is known only now.
  const { words, line } = step;
  return curl(input === step.input ? step.command : parseCurl(words.slice(1), line, input));
}

/** What curl prints. Like its own, the faults begin with its name and the number of its exit code. */
async function curl({ url, method, headers, body, fails, ...shown }: CurlCommand): Promise<string> {
  const request = new Request(/^\w+:\/\//.test(url) ? url : `http://${url}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
  const response = await fetch(request);
  const text = await response.text();
  if (fails && response.status >= 400)
    throw new Error(`curl: (22) The requested URL returned error: ${response.status}`);
  const head = shown.showsHead ? headOf(response) : '';
  const answer = head + text;
  if (shown.outputFile !== undefined) files.set(shown.outputFile, answer);
  const dumped = shown.dumpsHead ? headOf(response) : '';
  return dumped + (shown.outputFile === undefined ? answer : '') + fillIn(shown.format, response);
}

/** The text of `-w`, with what it asks for. */
const fillIn = (format: string, { status, headers }: Response): string =>
  format
    .replaceAll('\\n', '\n')
    .replaceAll('%{http_code}', String(status))
    .replaceAll('%{content_type}', headers.get('Content-Type') ?? '');

function headOf({ status, statusText, headers }: Response): string {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\n`);
  return `HTTP/1.1 ${status}${statusText && ` ${statusText}`}\n${lines.join('')}\n`;
}
