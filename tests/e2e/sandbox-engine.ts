import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { JSHandle, Page } from 'playwright-core';
import { siteFolder } from './folders.ts';

/** A piece of code that a reader runs. */
export interface Sample {
  readonly language: 'ts' | 'py' | 'sh' | 'graphql';
  readonly code: string;
}

/** What became of a sample: all that it printed, and why it failed if it did. */
export interface SampleOutcome {
  readonly output: string;
  readonly fault?: { readonly message: string; readonly line?: number };
}

/** What the sandbox tells after each run, and what it can be emptied to. */
type SandboxState = { readonly logHead: number; readonly isChanged: boolean };
type SandboxContent = 'samples' | 'nothing';

/** The part of the site's own client that the tests call. */
interface Sandbox {
  run(samples: readonly Sample[]): Promise<readonly SampleOutcome[]>;
  fetch(request: { readonly path: string }): Promise<{ readonly status: number }>;
  stop(): void;
  reset(content?: SandboxContent): Promise<void>;
  onState(listener: (state: SandboxState) => void): () => void;
}

/** The sandbox of a page that is open in the browser: the very one that its buttons talk to. */
export async function sandboxOf(page: Page) {
  const names = await readdir(join(siteFolder, '_assets'));
  const name = names.find((each) => /^run-block-\w+\.js$/.test(each));
  if (!name) throw new Error(`The site in ${siteFolder} has no sandbox`);
  const root = await page.evaluate(() => document.documentElement.dataset.root ?? '/');
  const address = new URL(`_assets/${name}`, new URL(root, page.url())).href;
  // As text: the test runner would put its own way to import in the place of the browser's.
  const sandbox = (await page.evaluateHandle(
    `import(${JSON.stringify(address)}).then((module) => module.sandbox)`,
  )) as JSHandle<Sandbox>;
  return {
    /** Runs samples; of a run that was stopped it gives the name of the error. */
    run: (...samples: readonly Sample[]): Promise<readonly SampleOutcome[] | string> =>
      sandbox.evaluate((it, list) => it.run(list).catch((error: Error) => error.name), samples),
    /** Status of the answer to a GET. */
    get: (path: string): Promise<number> =>
      sandbox.evaluate(async (it, asked) => (await it.fetch({ path: asked })).status, path),
    stop: (): Promise<void> => sandbox.evaluate((it) => it.stop()),
    reset: (content?: SandboxContent): Promise<void> => sandbox.evaluate((it, to) => it.reset(to), content),
    /** The next state that the sandbox tells of, from this tab or another. */
    nextState: (): Promise<SandboxState> =>
      sandbox.evaluate(
        (it) =>
          new Promise<SandboxState>((resolve) => {
            it.onState(resolve);
          }),
      ),
  };
}
