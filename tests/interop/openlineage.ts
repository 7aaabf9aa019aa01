import type { GraphClient } from '@colophon/sdk/graph';
import type { RecordingProxy } from './recording-proxy.ts';

/** What a job reads and writes, and from which columns which come. */
export async function lineageOf(graph: GraphClient, job: string) {
  const lineage = await graph.getAspect(job, 'dataJobInputOutput');
  const urns = (edges: readonly { readonly destinationUrn: string }[] | undefined) =>
    (edges ?? []).map(({ destinationUrn }) => destinationUrn);
  return {
    inputs: urns(lineage?.inputDatasetEdges),
    outputs: urns(lineage?.outputDatasetEdges),
    jobs: urns(lineage?.inputDatajobEdges),
    columns: lineage?.fineGrainedLineages ?? [],
  };
}

/** @throws when a client asked for what the server lacks. */
export function sentNothingElse(proxy: RecordingProxy): void {
  const unserved = proxy.unserved();
  if (unserved.length > 0) throw new Error(`The client asked for ${unserved.join(', ')}`);
}
