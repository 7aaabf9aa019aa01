import { sandboxWords as words } from '../components/sandbox-words.ts';
import { outputOf, type SampleOutput } from '../islands/sample/sample-output.ts';
import { createSandbox } from './client.ts';
import { codeOf, languageOf, samplesBefore } from './page-samples.ts';
import { type Sample, type SampleOutcome, SandboxStopped } from './protocol.ts';

/** One for the page: its state is that of all tabs. */
export const sandbox = createSandbox();
/** The blocks that ran to their end since the page was opened, as they are there now. */
const done = new Set<Element>();
/** What a block shows when its run fails; the detail is the line, where it is known. */
export const faultEvent = 'samplefault';
let running: Element | undefined;
let isAwake = false;
/** Python is in the worker: it is gone with the worker when a run is stopped, but not from the browser's cache. */
let isPythonLoaded = false;
let isPythonFetched = false;
/** The catalogue held something before this page ran anything. */
let hasForeignState = false;

/** Runs the block of a button, and those above it that have not run yet; or stops it. */
export async function pressRun(button: HTMLButtonElement): Promise<void> {
  const frame = button.closest('.code');
  if (!frame) return;
  const stopped = running;
  if (stopped) {
    sandbox.stop();
    isPythonLoaded = false;
  }
  if (stopped === frame) return;
  running = frame;
  const size = button.querySelector('.run__size');
  button.textContent = words.stop;
  const output = outputOf(frame);
  try {
    output.begin();
    await wake(output);
    await run([...samplesBefore(frame).filter((block) => !done.has(block)), frame], output);
    if (hasForeignState) output.note(words.kept, words.reset, () => void reset(output));
  } catch (error) {
    isPythonLoaded = false;
    if (error instanceof SandboxStopped) output.say('done', words.stopped);
    else output.say('failed', messageOf(error));
  } finally {
    if (running === frame) running = undefined;
    button.textContent = words.run;
    if (size && !isPythonFetched) button.append(size);
  }
}

/** A block whose text changes is another one: it has not been run. */
export function forgetRun(frame: Element): void {
  done.delete(frame);
}

async function wake(output: SampleOutput): Promise<void> {
  if (isAwake) return;
  output.say('running', words.starting);
  const end = sandbox.onState(({ isChanged }) => {
    hasForeignState = isChanged;
    end();
  });
  await sandbox.wake();
  isAwake = true;
}

async function run(blocks: readonly Element[], output: SampleOutput): Promise<void> {
  const last = blocks.length - 1;
  if (blocks.some((block) => languageOf(block) === 'py') && !(await loadPython(output))) return;
  output.say('running', words.running);
  const started = performance.now();
  const outcomes = await sandbox.run(blocks.map(toSample), {
    onPrinted(printed, sample) {
      if (sample === last) output.print(printed);
    },
  });
  const milliseconds = Math.round(performance.now() - started);
  for (const [index, { fault }] of outcomes.entries()) {
    const block = blocks[index];
    if (block && !fault) done.add(block);
  }
  const fault = outcomes.at(-1)?.fault;
  if (fault) {
    const isOfAnother = outcomes.length <= last;
    output.say('failed', isOfAnother ? words.failedBefore : words.failed(fault.line));
    output.print({ stream: 'error', text: fault.message });
    blocks[outcomes.length - 1]?.dispatchEvent(
      new CustomEvent<number | undefined>(faultEvent, { detail: fault.line }),
    );
    return;
  }
  const changes = await changesOf(outcomes[last], output);
  const silence = changes ? words.printedNothing : words.changedNothing;
  const sentences = [words.ran(milliseconds), last > 0 && words.ranBefore(last), output.isEmpty && silence];
  output.say('done', sentences.filter(Boolean).join(' '));
  if (changes) output.show(changes);
}

/** Loads Python by a program without a line, so that the time of a run is its own; false when that failed. */
async function loadPython(output: SampleOutput): Promise<boolean> {
  if (isPythonLoaded) return true;
  output.say('running', words.loadingPython);
  const [outcome] = await sandbox.run([{ language: 'py', code: '' }]);
  isPythonLoaded = outcome?.fault === undefined;
  if (outcome?.fault) {
    output.say('failed', words.failed(undefined));
    output.print({ stream: 'error', text: outcome.fault.message });
    return false;
  }
  // No button has to say any more what that takes.
  isPythonFetched = true;
  for (const size of document.querySelectorAll('.run__size')) size.remove();
  return true;
}

/** A part of the page that shows what a block changed; undefined when all is as it was before. */
async function changesOf(
  outcome: SampleOutcome | undefined,
  output: SampleOutput,
): Promise<HTMLElement | undefined> {
  if (!outcome?.written) return undefined;
  const { showChanges } = await import('../islands/changed/show-changes.ts');
  return showChanges(sandbox, outcome.written, output.width);
}

async function reset(output: SampleOutput): Promise<void> {
  try {
    await sandbox.reset();
    done.clear();
    hasForeignState = false;
    output.begin();
    output.say('done', words.wasReset);
  } catch (error) {
    output.say('failed', `${words.notReset} ${messageOf(error)}`);
  }
}

function toSample(frame: Element): Sample {
  return { language: languageOf(frame), code: codeOf(frame) };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
