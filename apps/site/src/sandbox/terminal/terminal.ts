import type { Printed } from '../protocol.ts';

/** What a command of Colophon finds around it. */
export interface Terminal {
  /** Standard input; a command that reads it sees its end immediately when there is none. */
  readonly input: string;
  /** The files that the page has saved, by their names. */
  readonly files: ReadonlyMap<string, string>;
  readonly environment: Readonly<Record<string, string>>;
  readonly print: (printed: Printed) => void;
}

const nothing: Terminal = { input: '', files: new Map(), environment: {}, print: () => undefined };
let current = nothing;

/** The terminal of the command that runs now. */
export const terminal = (): Terminal => current;

/** Runs a command in a terminal. Commands run one after the other, so one place is enough. */
export async function withTerminal<Value>(next: Terminal, work: () => Promise<Value>): Promise<Value> {
  current = next;
  try {
    return await work();
  } finally {
    current = nothing;
  }
}
