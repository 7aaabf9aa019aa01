import type { CallOptions } from './http-client.ts';
import type { ChangeProposal } from './proposal.ts';

/** Sends change proposals to a catalogue, over any transport. */
export interface Emitter {
  /** Sends one proposal. The result depends on the transport. */
  emit(proposal: ChangeProposal, options?: CallOptions): Promise<unknown>;
  /** Sends many proposals in order, in as few requests as possible. */
  emitMany(proposals: Iterable<ChangeProposal>, options?: CallOptions): Promise<unknown>;
  /** Closes open connections. */
  close(): Promise<void>;
}
