import type { Printed, SampleFault } from '../protocol.ts';
import type { CurlCommand } from '../shell/parse-curl.ts';
import { ScriptError } from '../shell/parse-script.ts';
import { planScript, type Step } from '../shell/plan-script.ts';
import { runColophon } from './run-colophon.ts';

/** Runs a script of `curl`, `colophon` and `echo`. Answers with the fault, if there was one. */
export async function runShell(
  code: string,
  print: (printed: Printed) => void,
): Promise<SampleFault | undefined> {
  let line = 1;
  try {
    for (const step of planScript(code)) {
      ({ line } = step);
      const text = await runStep(step);
      if (text !== '') print({ stream: 'out', text });
    }
    return undefined;
  } catch (error) {
    if (error instanceof ScriptError) return { message: error.message, line: error.line };
    return { message: error instanceof Error ? error.message : String(error), line };
  }
}

async function runStep(step: Step): Promise<string> {
  if (step.kind === 'echo') return step.text;
  return step.kind === 'curl' ? curl(step.command) : runColophon(step.command);
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
  return (shown.showsBody ? head + text : '') + fillIn(shown.format, response);
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
