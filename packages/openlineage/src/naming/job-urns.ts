import { encodeUrnPart, printUrn } from '@colophon/schema';
import type { Identifier } from '../events/event.ts';
import type { OpenLineageSettings } from '../settings.ts';

/** A job and its flow, by their URNs and by the names that people see. */
export interface JobNames {
  readonly flow: string;
  readonly flowName: string;
  readonly job: string;
  readonly jobName: string;
}

/** The name of a job is that of its flow, a full stop, and its own; one without a full stop is its own flow. */
export function jobNamesOf(
  { namespace, name }: Identifier,
  orchestrator: string,
  { platformInstance, env }: OpenLineageSettings,
): JobNames {
  const dot = name.indexOf('.');
  const flowName = (dot > 0 && name.slice(0, dot)) || name;
  const flow = printUrn({
    entityType: 'dataFlow',
    parts: [orchestrator, flowName, platformInstance ?? env?.toLowerCase() ?? namespace].map(encodeUrnPart),
  });
  return {
    flow,
    flowName,
    job: printUrn({ entityType: 'dataJob', parts: [flow, encodeUrnPart(name)] }),
    jobName: (dot >= 0 && name.slice(dot + 1)) || name,
  };
}

/** The URN of a run. */
export const runUrnOf = (runId: string): string =>
  printUrn({ entityType: 'dataProcessInstance', parts: [encodeUrnPart(runId)] });
