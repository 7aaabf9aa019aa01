import type { ChangeProposal } from '../proposal.ts';

/** The property of system metadata that names the trace in which a value was written. */
export const traceProperty = 'telemetryTraceId';

/** A proposal whose value will carry the id of the trace in its system metadata. */
export const withTrace = (proposal: ChangeProposal, traceId: string): ChangeProposal => ({
  ...proposal,
  systemMetadata: {
    ...proposal.systemMetadata,
    properties: { ...proposal.systemMetadata?.properties, [traceProperty]: traceId },
  },
});
