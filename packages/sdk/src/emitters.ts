// Sends proposals.

export { type WriteConditions, writeConditions } from './conditions.ts';
export type { Emitter } from './emitter.ts';
export type {
  AnyProposal,
  ChangeProposal,
  DeleteProposal,
  PatchOperation,
  PatchProposal,
  Proposal,
  ProposalExtras,
  ProposalTarget,
  ProposedChange,
} from './proposal.ts';
export { RestEmitter } from './rest-emitter.ts';
export type {
  EmitOptions,
  Receipt,
  StorageState,
  WriteState,
  WriteStates,
  WriteStatesOptions,
} from './writes.ts';
