import type { AssertionInfo, AssertionResult } from '@colophon/model-types';
import type { AnyProposal } from '@colophon/sdk';
import { datahubGuid, makeDataPlatformInstanceAspect, makeStatusAspect } from '@colophon/sdk/builders';
import { makeAssertionUrn, makeSchemaFieldUrn } from '@colophon/sdk/urns';
import { aspectProposal } from '../../reading/aspect-proposal.ts';
import { pythonText } from '../../reading/python-text.ts';
import { mapNode } from './dataset-proposals.ts';
import { isGeneratedName } from './generated-name.ts';
import type { DbtNode, NodeRun } from './nodes.ts';
import { ownersOf } from './owners.ts';
import type { Project } from './project.ts';
import { standardTest } from './standard-tests.ts';

/** The assertions of a test, one for each dataset that it reads, with their results. */
export function testProposals(test: DbtNode, project: Project): AnyProposal[] {
  const { config, nodes, urns } = project;
  const upstreams = test.upstreams.flatMap((id) => nodes.get(id) ?? []);
  const owners = config.enable_owner_extraction ? ownersOf(test, mapNode(test, project).owners, config) : [];
  return upstreams.flatMap((upstream) => {
    const dataset = urns.dbt(upstream);
    const urn = assertionUrn(test.id, project, upstreams.length > 1 ? { on_dbt_upstream: upstream.id } : {});
    const definitions = config.entities_enabled.test_definitions
      ? [
          aspectProposal(
            urn,
            'dataPlatformInstance',
            makeDataPlatformInstanceAspect('dbt', config.platform_instance),
          ),
          aspectProposal(urn, 'assertionInfo', testInfo(test, upstream, dataset, upstreams, project)),
          ...(owners.length > 0 ? [aspectProposal(urn, 'ownership', { owners })] : []),
          aspectProposal(urn, 'status', makeStatusAspect()),
        ]
      : [];
    const results = config.entities_enabled.test_results
      ? test.runs.flatMap((run) => resultProposals(urn, dataset, run, project))
      : [];
    return [...definitions, ...results];
  });
}

function assertionUrn(name: string, { config }: Project, more: Readonly<Record<string, string>>): string {
  const { platform_instance: instance, env } = config;
  return makeAssertionUrn(
    datahubGuid({
      platform: 'dbt',
      name,
      instance,
      ...(config.include_env_in_assertion_guid && env !== 'PROD' && { env }),
      ...more,
    }),
  );
}

function testInfo(
  test: DbtNode,
  upstream: DbtNode,
  dataset: string,
  upstreams: readonly DbtNode[],
  project: Project,
): AssertionInfo {
  const { name = '', namespace, kwargs = {} } = test.manifest.test_metadata ?? {};
  const column = typeof kwargs.column_name === 'string' ? kwargs.column_name : undefined;
  const standard = standardTest(namespace ? `${namespace}.${name}` : name, kwargs);
  const isOfColumn = column !== undefined;
  const fields = isOfColumn ? [makeSchemaFieldUrn(dataset, column)] : [];
  const logic = standard ? standard.logic : (test.compiledCode ?? test.rawCode);
  return {
    type: 'CUSTOM',
    customProperties: {
      dbt_unique_id: test.id,
      dbt_test_upstream_unique_id: upstream.id,
      ...project.properties,
    },
    // A name that somebody has chosen; those that dbt makes up say no more than the parameters.
    ...(name !== '' && !isGeneratedName(test, upstreams) && { description: test.name }),
    source: { type: 'EXTERNAL' },
    customAssertion: {
      type: 'dbt',
      entity: dataset,
      ...(fields[0] !== undefined && { field: fields[0], fields }),
      scope: standard || isOfColumn ? 'DATASET_COLUMN' : 'DATASET_ROWS',
      operator: standard?.operator ?? '_NATIVE_',
      aggregation: standard?.aggregation ?? '_NATIVE_',
      ...(standard?.parameters && { parameters: standard.parameters }),
      nativeType: test.name,
      ...(logic !== undefined && { logic }),
      nativeParameters: Object.fromEntries(
        Object.entries(kwargs).map(([key, value]) => [key, pythonText(value)]),
      ),
    },
  };
}

function resultProposals(urn: string, dataset: string, run: NodeRun, project: Project): AnyProposal[] {
  const { status, message, failures, timing } = run.result;
  // It was never run, since something that it depends on had failed.
  if (status === 'skipped') return [];
  const isSuccess = status === 'pass' || status === 'success';
  const startedAt = timing?.find(({ name }) => name === 'execute')?.started_at ?? run.generatedAt;
  const nativeResults = isSuccess
    ? {}
    : { message: message ?? '', ...(failures && { failures: String(failures) }) };
  return [
    runEvent(urn, dataset, Date.parse(startedAt), run.invocationId, {
      ...verdict(status, false, project),
      nativeResults,
    }),
  ];
}

/** What the status of a test or of a source's freshness says; freshness has `error` for data that is too old. */
function verdict(
  status: string,
  isFreshness: boolean,
  { config }: Project,
): Pick<AssertionResult, 'type' | 'severity'> {
  if (status === 'pass' || status === 'success') return { type: 'SUCCESS' };
  if (status === 'runtime error' || (status === 'error' && !isFreshness)) return { type: 'ERROR' };
  if (status === 'warn')
    return config.test_warnings_are_errors ? { type: 'FAILURE', severity: 'LOW' } : { type: 'SUCCESS' };
  return { type: 'FAILURE', severity: 'HIGH' };
}

const runEvent = (
  urn: string,
  dataset: string,
  timestampMillis: number,
  runId: string,
  result: AssertionResult,
) =>
  aspectProposal(urn, 'assertionRunEvent', {
    timestampMillis,
    runId,
    assertionUrn: urn,
    asserteeUrn: dataset,
    status: 'COMPLETE',
    result,
    partitionSpec: { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' },
  });

/** The assertion that the table of a source is fresh, with its result. */
export function freshnessProposals(source: DbtNode, project: Project, invocationId: string): AnyProposal[] {
  const { freshness } = source;
  if (source.type !== 'source' || !freshness?.status || !freshness.max_loaded_at || !freshness.snapshotted_at)
    return [];
  const { config } = project;
  const dataset = project.urns.target(source);
  const urn = assertionUrn(`${source.id}_freshness`, project, {});
  const limits: Record<string, string> = {};
  for (const name of ['warn_after', 'error_after'] as const) {
    const { count, period } = freshness.criteria?.[name] ?? {};
    if (count === undefined || count === null || !period) continue;
    limits[`${name}_count`] = String(count);
    limits[`${name}_period`] = period;
  }
  const nativeResults = {
    status: freshness.status,
    max_loaded_at: freshness.max_loaded_at,
    snapshotted_at: freshness.snapshotted_at,
    max_loaded_at_time_ago_in_s: String(freshness.max_loaded_at_time_ago_in_s ?? 0),
  };
  const result = { ...verdict(freshness.status, true, project), nativeResults };
  return [
    ...(config.entities_enabled.test_definitions
      ? [
          aspectProposal(
            urn,
            'dataPlatformInstance',
            makeDataPlatformInstanceAspect('dbt', config.platform_instance),
          ),
          aspectProposal(urn, 'assertionInfo', {
            type: 'CUSTOM',
            customProperties: {
              dbt_unique_id: source.id,
              ...project.properties,
              dbt_freshness_test: 'true',
              ...limits,
            },
            source: { type: 'EXTERNAL' },
            customAssertion: { type: 'dbt Freshness', entity: dataset },
          }),
          aspectProposal(urn, 'status', makeStatusAspect()),
        ]
      : []),
    ...(config.entities_enabled.test_results
      ? [runEvent(urn, dataset, Date.parse(freshness.snapshotted_at), invocationId, result)]
      : []),
  ];
}
