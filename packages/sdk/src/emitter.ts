import type { CallOptions } from './http-client.ts';
import type { AnyProposal } from './proposal.ts';

/** Sends change proposals to a catalogue, by whichever way. */
export interface Emitter {
  /** Sends one proposal. */
  emit(proposal: AnyProposal, options?: CallOptions): Promise<void>;
  /** Sends many proposals, in as few requests as they fit into, in order. */
  emitMany(proposals: Iterable<AnyProposal>, options?: CallOptions): Promise<void>;
  close(): Promise<void>;
}
