// Emitting.

// The model's types: every aspect, record and enumeration.
export type * from '@colophon/model/types';
export { encodeUrnPart, isUrn, parseUrn, printUrn, type Urn } from '@colophon/schema';
// Settings that every client takes.
export type { ClientOptions, ResolvedClientOptions } from './client-options.ts';
export type { Emitter } from './emitter.ts';
// Errors.
export {
  ConfigurationError,
  ConnectionError,
  HttpError,
  isHttpError,
  isSdkError,
  SdkError,
  type SdkErrorCode,
  sdkErrorCodes,
} from './errors.ts';
// Reading.
export { type GetAspectOptions, GraphClient, type VersionedAspectName } from './graph-client.ts';
export type { CallOptions } from './http-client.ts';
// Urns.
export { makeDataPlatformUrn, makeDatasetUrn } from './make-urn.ts';
export type { AnyProposal, Proposal, ProposedChange } from './proposal.ts';
export { RestEmitter } from './rest-emitter.ts';
