import { makeDataPlatformInstanceAspect } from '@colophon/sdk/builders';
import type { AnyProposal } from '@colophon/sdk/emitters';
import type { AssertionResult } from '@colophon/sdk/types';
import { makeDataContractUrn, makeIncidentUrn } from '@colophon/sdk/urns';
import { personNamed } from '../people/people.ts';
import { createRandom } from '../random.ts';
import type { Estate } from '../tables/estate.ts';
import { dayBefore, dayNumber, daysAgo, hourMs, stamp, type Times, write } from '../write.ts';
import { definitionOf } from './assertion-of.ts';
import { type Check, checkNamed, checks, hasFailed } from './checks.ts';
import { contracts, type IncidentText, incidents } from './incident-text.ts';

/** Checks and contracts, and incidents. The runs of checks are in {@link runProposals}. */
export function* qualityProposals(estate: Estate, times: Times): Generator<AnyProposal> {
  const author = personNamed('Hannah Whitlock').urn;
  for (const check of checks) {
    const table = estate.table(check.table);
    const isTest = 'column' in check.rule && check.rule.kind !== 'range';
    yield write(check.urn, 'assertionInfo', {
      ...definitionOf(check, table),
      source: { type: isTest ? 'EXTERNAL' : 'NATIVE', created: stamp(author, daysAgo(times, 200)) },
      lastUpdated: stamp(author, daysAgo(times, 100)),
      entityUrn: table.urn,
    });
    yield write(
      check.urn,
      'dataPlatformInstance',
      makeDataPlatformInstanceAspect(isTest ? 'dbt' : table.platform),
    );
  }
  yield* contractProposals(estate);
  for (const incident of incidents) yield incidentProposal(estate, incident, times);
}

function* contractProposals(estate: Estate): Generator<AnyProposal> {
  for (const [table, state] of Object.entries(contracts)) {
    const urn = makeDataContractUrn(`tarnfell-${table}`);
    const checksOf = (...kinds: readonly Check['rule']['kind'][]) =>
      checks
        .filter((check) => check.table === table && kinds.includes(check.rule.kind))
        .map((check) => ({ assertion: check.urn }));
    yield write(urn, 'dataContractProperties', {
      entity: estate.table(table).urn,
      schema: checksOf('schema'),
      freshness: checksOf('freshness'),
      dataQuality: checksOf('unique', 'not_null', 'accepted', 'range', 'sql', 'volume'),
    });
    yield write(urn, 'dataContractStatus', { state });
  }
}

function incidentProposal(estate: Estate, incident: IncidentText, times: Times): AnyProposal {
  const { id, type, title, description, tables, priority, assignee, check, stage, message } = incident;
  const opened = daysAgo(times, incident.openedHoursAgo / 24);
  const isOpen = incident.resolvedHoursAgo === undefined;
  const updated = daysAgo(times, (incident.resolvedHoursAgo ?? Math.min(5, incident.openedHoursAgo)) / 24);
  const actor = personNamed(assignee ?? 'Lucía Herrero').urn;
  return write(makeIncidentUrn(`tarnfell-${id}`), 'incidentInfo', {
    type,
    ...(type === 'CUSTOM' && { customType: 'UPLOAD' }),
    title,
    description,
    entities: tables.map((table) => estate.table(table).urn),
    priority,
    ...(assignee !== undefined && { assignees: [{ actor, assignedAt: stamp(actor, opened + hourMs) }] }),
    status: { state: isOpen ? 'ACTIVE' : 'RESOLVED', stage, message, lastUpdated: stamp(actor, updated) },
    source:
      check === undefined
        ? { type: 'MANUAL' }
        : { type: 'ASSERTION_FAILURE', sourceUrn: checkNamed(check).urn },
    startedAt: opened - hourMs,
    created: stamp(check === undefined ? actor : personNamed('Lucía Herrero').urn, opened),
  });
}

/** The runs of all checks, once a day. */
export function* runProposals(estate: Estate, times: Times): Generator<AnyProposal> {
  for (const check of checks) {
    const { urn } = estate.table(check.table);
    for (let day = times.days - 1; day >= 0; day--) {
      const midnight = dayBefore(times, day);
      const number = dayNumber(midnight);
      yield write(check.urn, 'assertionRunEvent', {
        timestampMillis: midnight + 8 * hourMs,
        assertionUrn: check.urn,
        asserteeUrn: urn,
        runId: `${new Date(midnight).toISOString().slice(0, 10)}-${check.id}`,
        status: 'COMPLETE',
        result: resultOf(check, hasFailed(check, day, number), number),
      });
    }
  }
}

function resultOf({ id, rule }: Check, failed: boolean, day: number): AssertionResult {
  const type = failed ? 'FAILURE' : 'SUCCESS';
  const random = createRandom(`result of ${id} on ${day}`);
  if (rule.kind === 'volume') {
    const share = failed ? 0.6 + 0.2 * random.next() : 1.02 + 0.05 * random.next();
    return { type, actualAggValue: Math.round(rule.least * share) };
  }
  if (rule.kind === 'freshness') {
    const minutes = failed ? random.whole(190, 2900) : random.whole(4, 55);
    return { type, nativeResults: { 'Age in minutes': String(minutes) } };
  }
  return { type, ...(failed && { unexpectedCount: random.whole(2, 900) }) };
}
