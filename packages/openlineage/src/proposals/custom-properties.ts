import { isObject } from '@colophon/wire';
import type { Facets } from '../events/facets.ts';
import { leavesOf, membersOf, textOf } from './leaves.ts';

/** What the run facets say of the job, as custom properties of the flow or of the job; later facets overwrite earlier ones. */
export function customPropertiesOf(run: Facets, of: 'flow' | 'job'): ReadonlyMap<string, string> {
  const airflow = run.get('airflow');
  return new Map([
    ...membersOf(run.get('processing_engine'), {
      name: 'processingEngine',
      version: 'processingEngineVersion',
      openlineageAdapterVersion: 'openlineageAdapterVersion',
    }),
    ...membersOf(run.get('spark_jobDetails'), {
      jobId: 'jobId',
      jobDescription: 'jobDescription',
      jobGroup: 'jobGroup',
      jobCallSite: 'jobCallSite',
    }),
    ...membersOf(run.get('spark_version'), {
      'spark-version': 'spark-version',
      'openlineage-spark-version': 'openlineage-spark-version',
    }),
    ...leavesOf(run.get('spark_properties')?.raw('properties')),
    ...leavesOf(airflow?.raw(of === 'flow' ? 'dag' : 'task')),
    ...(of === 'flow' ? logicalPlan(run) : unknownItems(run)),
  ]);
}

function logicalPlan(run: Facets): [string, string][] {
  const plan = run.get('spark.logicalPlan')?.json;
  return plan ? [['spark.logicalPlan', textOf(plan.plan ?? plan)]] : [];
}

function unknownItems(run: Facets): [string, string][] {
  const items = run.get('unknownSourceAttribute')?.raw('unknownItems');
  return Array.isArray(items) ? items.filter(isObject).flatMap(leavesOf) : [];
}
