import type { DataFlowKey, DataJobKey } from '@colophon/model-types';
import { printUrn } from '@colophon/schema';
import type { Env } from './dataset.ts';
import { checkedUrn, envPart, nameOnInstance, partsOf, rawIdUrn, textPart } from './parts.ts';

/**
 * URN of a data flow, a pipeline of jobs.
 *
 * @param orchestrator Name of the tool that runs it, such as `airflow`.
 * @param flowId Name of the flow.
 * @param cluster Free text, used as is. Default `prod`, in lower case.
 * @param platformInstance Prefix of the flow's id, followed by a dot; undefined or empty means none.
 * @example
 * ```ts
 * makeDataFlowUrn('airflow', 'nightly'); // urn:li:dataFlow:(airflow,nightly,prod)
 * ```
 * @throws SchemaError `INVALID_URN` when a part is empty.
 */
export const makeDataFlowUrn = (
  orchestrator: string,
  flowId: string,
  cluster = 'prod',
  platformInstance?: string,
): string =>
  printUrn({
    entityType: 'dataFlow',
    parts: [
      textPart('dataFlow', 'orchestrator', orchestrator),
      textPart('dataFlow', 'flow id', nameOnInstance(flowId, platformInstance)),
      textPart('dataFlow', 'cluster', cluster),
    ],
  });

/**
 * URN of a data job: a task of a flow.
 *
 * @example
 * ```ts
 * makeDataJobUrn('airflow', 'nightly', 'load'); // urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,prod),load)
 * ```
 * @throws SchemaError `INVALID_URN` when a part is empty.
 */
export const makeDataJobUrn = (
  orchestrator: string,
  flowId: string,
  jobId: string,
  cluster = 'prod',
  platformInstance?: string,
): string => makeDataJobUrnWithFlow(makeDataFlowUrn(orchestrator, flowId, cluster, platformInstance), jobId);

/**
 * URN of a data job, from that of its flow.
 *
 * @example
 * ```ts
 * makeDataJobUrnWithFlow(makeDataFlowUrn('airflow', 'nightly'), 'load');
 * // urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,prod),load)
 * ```
 * @throws SchemaError `INVALID_URN` when that is not the URN of a flow, or the id is empty.
 */
export const makeDataJobUrnWithFlow = (flowUrn: string, jobId: string): string =>
  printUrn({
    entityType: 'dataJob',
    parts: [checkedUrn('dataFlow', flowUrn, 3), textPart('dataJob', 'job id', jobId)],
  });

/**
 * URN of a single run of a flow or job; a full URN is returned as is. Not encoded.
 *
 * @example
 * ```ts
 * makeDataProcessInstanceUrn('nightly-2026-11-21'); // urn:li:dataProcessInstance:nightly-2026-11-21
 * ```
 * @throws SchemaError `INVALID_URN` when the id is empty.
 */
export const makeDataProcessInstanceUrn = (id: string): string => rawIdUrn('dataProcessInstance', id);

/**
 * URN of a data process, the predecessor of data jobs.
 *
 * @param name Name of the process.
 * @param orchestrator Name of the tool that runs it.
 * @param env Environment. Default `PROD`.
 * @example
 * ```ts
 * makeDataProcessUrn('load', 'airflow'); // urn:li:dataProcess:(load,airflow,PROD)
 * ```
 * @throws SchemaError `INVALID_URN` when a part is empty.
 */
export const makeDataProcessUrn = (name: string, orchestrator: string, env: Env = 'PROD'): string =>
  printUrn({
    entityType: 'dataProcess',
    parts: [
      textPart('dataProcess', 'name', name),
      textPart('dataProcess', 'orchestrator', orchestrator),
      envPart('dataProcess', env),
    ],
  });

/**
 * The key aspect of a data flow URN; undefined for any other text. Nothing is decoded.
 *
 * @example
 * ```ts
 * dataFlowUrnToKey('urn:li:dataFlow:(airflow,nightly,prod)');
 * // { orchestrator: 'airflow', flowId: 'nightly', cluster: 'prod' }
 * ```
 */
export function dataFlowUrnToKey(urn: string): DataFlowKey | undefined {
  const [orchestrator, flowId, cluster] = partsOf('dataFlow', urn, 3) ?? [];
  if (orchestrator === undefined || flowId === undefined || cluster === undefined) return undefined;
  return { orchestrator, flowId, cluster };
}

/**
 * The key aspect of a data job URN; undefined for any other text. Nothing is decoded.
 *
 * @example
 * ```ts
 * dataJobUrnToKey('urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,prod),load)')?.jobId; // load
 * ```
 */
export function dataJobUrnToKey(urn: string): DataJobKey | undefined {
  const [flow, jobId] = partsOf('dataJob', urn, 2) ?? [];
  return flow === undefined || jobId === undefined ? undefined : { flow, jobId };
}
