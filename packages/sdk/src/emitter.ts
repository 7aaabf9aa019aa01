import type { CallOptions } from './http-client.ts';
import type { ChangeProposal } from './proposal.ts';

/** Sends change proposals to a catalogue, by whichever way. */
export interface Emitter {
  /** Sends one proposal; what comes back is the way's own. */
  emit(proposal: ChangeProposal, options?: CallOptions): Promise<unknown>;
  /** Sends many proposals, in as few requests as they fit into, in order. */
  emitMany(proposals: Iterable<ChangeProposal>, options?: CallOptions): Promise<unknown>;
  /** Closes what is kept open. */
  close(): Promise<void>;
}
