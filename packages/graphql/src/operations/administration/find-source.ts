import type { GraphqlContext } from '../../context.ts';

/** What is known of an ingestion source, which is no entity of GraphQL, before its aspects are read. */
export interface SourceStub {
  /** URN. */
  readonly source: string;
}

export const sourceType = 'dataHubIngestionSource';
export const sourceAspect = 'dataHubIngestionSourceInfo';
/** As DataHub's. */
export const defaultExecutor = 'default';

export const sourceStub = (urn: string): SourceStub => ({ source: urn });

/** The source of this URN; null when it does not exist, or may not be seen. */
export async function findSource(
  urn: string,
  { aspects }: Pick<GraphqlContext, 'aspects'>,
): Promise<SourceStub | null> {
  return (await aspects.load(urn, sourceAspect)) ? sourceStub(urn) : null;
}
