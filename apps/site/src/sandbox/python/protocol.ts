// Between the catalogue's worker and the Python worker next to it.

import type { Printed, SampleFault } from '../protocol.ts';

/** The addresses of what Python is made of. */
export interface PythonFiles {
  /** Folder of Pyodide's files. */
  readonly runtime: string;
  /** The sources of the packages that samples import, as {@link PythonSources}. */
  readonly sources: string;
}

/** Python sources, by their paths below `site-packages`. */
export type PythonSources = Readonly<Record<string, string>>;

/** A request that Python sends to the catalogue. */
export interface PythonRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What the catalogue answers; `error` instead when the request could not be sent. */
export type PythonResponse =
  | { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string }
  | { readonly error: string };

/** What the catalogue's worker asks of the Python worker, one at a time. */
export type ToPython =
  | { readonly kind: 'load'; readonly files: PythonFiles }
  | { readonly kind: 'run'; readonly code: string };

export type FromPython =
  | { readonly kind: 'printed'; readonly printed: Printed }
  | { readonly kind: 'loaded' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'ran'; readonly fault?: SampleFault }
  | { readonly kind: 'request'; readonly request: PythonRequest; readonly signal: SharedArrayBuffer }
  | { readonly kind: 'collect'; readonly signal: SharedArrayBuffer; readonly bytes: SharedArrayBuffer };
