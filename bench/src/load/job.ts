/** What the load process is asked to do. */
export type Job = WriteJob | ReadJob;

interface CommonJob {
  readonly port: number;
  readonly clients: number;
  readonly durationMs: number;
}

export interface WriteJob extends CommonJob {
  readonly kind: 'write';
  /** How many datasets the server has from jobs before. */
  readonly known: number;
  /** Share of the requests that change a dataset which is there; the others make new ones. */
  readonly updates: number;
}

export interface ReadJob extends CommonJob {
  readonly kind: 'read';
  /** Paths asked for, in turn. */
  readonly paths: readonly string[];
}

export interface JobResult {
  readonly requests: number;
  readonly perSecond: number;
  /** Datasets that the server has now. */
  readonly known: number;
  /** Share of one core that the load itself used: near 1, the load and not the server was the limit. */
  readonly loadCpu: number;
}
