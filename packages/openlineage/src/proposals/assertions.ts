import type { ChangeProposal } from '@colophon/catalogue';
import { encodeUrnPart, type JsonObject } from '@colophon/schema';
import type { Parameters } from '@colophon/wire';
import type { Facets } from '../events/facets.ts';
import { fieldUrnOf } from '../naming/dataset-urn.ts';
import { guidOf } from '../naming/guid.ts';
import { upsert } from './changes.ts';
import { leavesOf, membersOf } from './leaves.ts';
import type { Mapping } from './mapping.ts';

/** The assertions of a facet `dataQualityAssertions`, and the result of each. */
export function assertionsOf(mapping: Mapping, dataset: string, facets: Facets): ChangeProposal[] {
  // dbt's wrapper sends the results with the start of a run, too, and again with its end.
  if (mapping.event.kind === 'run' && mapping.event.state === 'START') return [];
  return (facets.get('dataQualityAssertions')?.objects('assertions') ?? []).flatMap((assertion) =>
    assertionOf(mapping, dataset, assertion),
  );
}

function assertionOf(
  { event, orchestrator }: Mapping,
  dataset: string,
  assertion: Parameters,
): ChangeProposal[] {
  const type = assertion.requiredString('assertion');
  const isMet = assertion.boolean('success') ?? assertion.missing('success', 'true or false');
  const column = assertion.string('column');
  const name = assertion.string('name');
  const description = assertion.string('description') ?? name;
  const logic = assertion.string('content');
  const parameters = new Map(leavesOf(assertion.raw('params')));
  const platform = `urn:li:dataPlatform:${encodeUrnPart(orchestrator)}`;
  const urn = `urn:li:assertion:${guidOf({ platform, dataset, type, column, name })}`;
  const customAssertion: JsonObject = {
    type,
    entity: dataset,
    nativeType: type,
    scope: column === undefined ? 'DATASET_ROWS' : 'DATASET_COLUMN',
    operator: '_NATIVE_',
    ...(column !== undefined && { fields: [fieldUrnOf(dataset, column)] }),
    ...(parameters.size > 0 && { nativeParameters: Object.fromEntries(parameters) }),
    ...(logic !== undefined && { logic }),
  };
  const details = membersOf(assertion, { severity: 'severity', expected: 'expected', actual: 'actual' });
  return [
    upsert(urn, 'assertionInfo', {
      type: 'CUSTOM',
      customAssertion,
      source: { type: 'EXTERNAL' },
      ...(description && { description }),
    }),
    upsert(urn, 'dataPlatformInstance', { platform }),
    upsert(urn, 'assertionRunEvent', {
      timestampMillis: event.eventTime,
      runId: event.kind === 'run' ? event.runId : String(event.eventTime),
      assertionUrn: urn,
      asserteeUrn: dataset,
      status: 'COMPLETE',
      result: { type: isMet ? 'SUCCESS' : 'FAILURE', nativeResults: Object.fromEntries(details) },
    }),
  ];
}
