/** The address that the samples write to. In the sandbox the catalogue in the worker answers for it. */
export const sandboxAddress = 'http://localhost:8080';

/** The languages that the sandbox runs: TypeScript, Python, shell that holds nothing but `curl` and `colophon`, and GraphQL. */
export type SampleLanguage = 'ts' | 'py' | 'sh' | 'graphql';

/** A piece of code that a reader runs. */
export interface Sample {
  readonly language: SampleLanguage;
  readonly code: string;
}

/** One output of a sample: a line of `console.log`, or what one `curl` wrote. */
export interface Printed {
  readonly stream: 'out' | 'error';
  readonly text: string;
}

/** Why a sample failed. */
export interface SampleFault {
  /** One clear sentence, without a stack. */
  readonly message: string;
  /** Line of the sample, from 1, where it is known. */
  readonly line?: number;
}

/** What became of a sample. */
export interface SampleOutcome {
  /** All that it printed, as a terminal would show it. */
  readonly output: string;
  /** Why it failed; missing when it ran to its end. */
  readonly fault?: SampleFault;
  /** What it added to the change log; missing when it added nothing. */
  readonly written?: LogRange;
}

/** Entries of the change log, by their offsets, both ends included. */
export interface LogRange {
  readonly from: number;
  readonly to: number;
}

/** What can be given to a run. */
export interface RunOptions {
  /** Called with each thing that is printed, as it is, with the place of its sample in the list. */
  readonly onPrinted?: (printed: Printed, sample: number) => void;
}

/** The part of a `Request` that passes to the worker. */
export interface SandboxRequest {
  readonly method?: string;
  /** Below {@link sandboxAddress}, with its query: `/changes?from=1`. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The part of a `Response` that comes back. */
export interface SandboxResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What a catalogue holds that nobody has written to yet. */
export type SandboxContent = 'samples' | 'nothing';

/** What the reader's catalogue looks like after a run, a request or a reset, here or in another tab. */
export interface SandboxState {
  /** Offset of the latest entry of the change log. */
  readonly logHead: number;
  /** False as long as it holds the sample metadata and nothing else. */
  readonly isChanged: boolean;
}

/**
 * The catalogue in the reader's browser, as a page sees it. `createSandbox()` in `client.ts` makes one; the worker
 * starts with the first call. What is asked is done one after the other, in all tabs together.
 */
export interface Sandbox {
  /** Loads the worker and opens the catalogue, so that the first run has not to wait for it. */
  wake(): Promise<void>;
  /**
   * Runs samples in order, as far as the first that fails: the list holds an outcome for each that was begun. What they
   * wrote is kept when all is over.
   *
   * @throws SandboxStopped when `stop` or `reset` was called before the end.
   */
  run(samples: readonly Sample[], options?: RunOptions): Promise<readonly SampleOutcome[]>;
  /** Sends a request to the catalogue, as a run would, and keeps what it wrote. */
  fetch(request: SandboxRequest): Promise<SandboxResponse>;
  /** Ends what runs, even an endless loop; the catalogue is as it was before. */
  stop(): void;
  /** Forgets what the reader wrote; the sample metadata is back, or nothing at all is there. Default `samples`. */
  reset(content?: SandboxContent): Promise<void>;
  /** Calls the listener with each new state, from any tab; returns what ends that. */
  onState(listener: (state: SandboxState) => void): () => void;
}

/** The error of a run, or a request, that was stopped. */
export class SandboxStopped extends Error {
  override readonly name = 'SandboxStopped';
}

// Between the page and the worker. Each call has a number, which its answer carries.

/** What the page asks the worker to do. */
export type SandboxCall =
  | { readonly kind: 'wake' }
  | { readonly kind: 'run'; readonly samples: readonly Sample[] }
  | { readonly kind: 'fetch'; readonly request: SandboxRequest }
  | { readonly kind: 'reset'; readonly content: SandboxContent };

export type ToWorker = SandboxCall & { readonly id: number };

/** Messages from the worker to the page. */
export type FromWorker =
  | { readonly kind: 'printed'; readonly id: number; readonly sample: number; readonly printed: Printed }
  | { readonly kind: 'done'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }
  | { readonly kind: 'state'; readonly state: SandboxState };
