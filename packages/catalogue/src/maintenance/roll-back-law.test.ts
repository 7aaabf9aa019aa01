import { registry } from '@colophon/model';
import type { JsonObject } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import { isCatalogueError } from '../errors.ts';
import type { ChangeProposal } from '../proposal.ts';
import { datasetUrn, upsert } from '../testing/catalogue-fixture.ts';
import { checkStore } from './check-store.ts';

const model = (name: string): string => `urn:li:mlModel:(urn:li:dataPlatform:mlflow,${name},PROD)`;
const models = ['a', 'b', 'c', 'd'].map(model);
const sets = ['one', 'two'].map((name) => `urn:li:versionSet:(${name},mlModel)`);
const tables = ['orders', 'raw'].map(datasetUrn);
const dbt = tables.map((urn) => urn.replace('mysql', 'dbt'));
const incidents = ['a', 'b', 'c'].map((name) => `urn:li:incident:${name}`);
const domains = ['sales', 'finance', 'people'].map((name) => `urn:li:domain:${name}`);
const stages = ['DRAFT', 'DONE'].map((name) => `urn:li:lifecycleStageType:${name}`);
const stamp = { actor: 'urn:li:corpuser:ada', time: 1 };

/** Everything exists from the start: what a hard rollback deletes with an entity is another matter. */
const beginning: readonly ChangeProposal[] = [
  ...[...models, ...tables, ...dbt].map((urn) => upsert(urn, 'globalTags', { tags: [] })),
  ...incidents.map((urn) => upsert(urn, 'incidentKey', { id: urn.slice('urn:li:incident:'.length) })),
  ...stages.map((urn, i) =>
    upsert(urn, 'lifecycleStageTypeInfo', {
      name: 'stage',
      settings: { hideInSearch: false },
      created: stamp,
      lastModified: stamp,
      transitionPolicy: {
        allowedPreviousStages: i === 0 ? ['urn:li:lifecycleStageType:__NONE__'] : [String(stages[0])],
      },
    }),
  ),
];

interface Step {
  readonly isBad: boolean;
  readonly proposal: (n: number) => ChangeProposal;
}

const version = fc
  .tuple(fc.nat(models.length - 1), fc.constantFrom(...sets))
  .map(([i, versionSet]) => (n: number) => {
    // The order of a model among the versions never changes here.
    const value = { versionSet, version: { versionTag: `v${i}` }, sortId: `${i}`, comment: `${n}` };
    return upsert(String(models[i]), 'versionProperties', value);
  });
const incident = fc
  .record({
    urn: fc.constantFrom(...incidents),
    entities: fc.subarray(tables, { minLength: 1 }),
    state: fc.constantFrom('ACTIVE', 'RESOLVED'),
    priority: fc.nat(3),
  })
  .map(({ urn, state, ...some }) => (n: number) => {
    const status = { state, message: `${n}`, lastUpdated: stamp };
    return upsert(urn, 'incidentInfo', { type: 'FRESHNESS', status, created: stamp, ...some });
  });
const lineage = fc
  .record({
    urn: fc.constantFrom(...tables, ...dbt),
    upstreams: fc.subarray([...tables, ...dbt], { minLength: 1 }),
  })
  .map(({ urn, upstreams }) => (n: number) => {
    const auditStamp = { ...stamp, time: n };
    const edges = upstreams.map((dataset) => ({ dataset, type: 'TRANSFORMED', auditStamp }));
    return upsert(urn, 'upstreamLineage', { upstreams: edges });
  });
const domain = fc
  .record({ urn: fc.constantFrom(...tables), chosen: fc.subarray(domains, { minLength: 1 }) })
  .map(({ urn, chosen }) => (n: number) => {
    const attribution = { ...stamp, time: n };
    const domainAssociations = chosen.map((one) => ({ domain: one, attribution }));
    return upsert(urn, 'domains', { domains: chosen, domainAssociations });
  });
const stepOf = (proposal: typeof version): fc.Arbitrary<Step> => fc.record({ isBad: fc.boolean(), proposal });
const steps = fc.oneof(
  ...[version, incident, domain].map((one) => fc.array(stepOf(one as typeof version), { maxLength: 12 })),
  fc.array(stepOf(fc.oneof(version, incident, lineage, domain)), { maxLength: 12 }),
);

async function catalogueWith(proposals: readonly ChangeProposal[]) {
  const store = createSqliteStore(openMemoryDatabase());
  let time = 1000;
  const catalogue = createCatalogue({ registry, store, now: () => time });
  await catalogue.propose(beginning);
  const accepted: ChangeProposal[] = [];
  for (const proposal of proposals) {
    time++;
    try {
      await catalogue.propose([proposal]);
      accepted.push(proposal);
    } catch (error) {
      if (!isCatalogueError(error)) throw error;
    }
  }
  return { store, catalogue, accepted };
}

/** What the catalogue says of everything, without when it said so. */
async function stateOf({ catalogue }: Awaited<ReturnType<typeof catalogueWith>>) {
  const urns = [...models, ...sets, ...tables, ...dbt, ...incidents];
  const entities = await catalogue.entities(urns);
  return Object.fromEntries(
    entities.map(({ urn, aspects }) => [
      urn,
      Object.fromEntries(
        aspects
          .map(({ aspect, value }): [string, JsonObject] => [aspect, comparable(aspect, value)])
          // A summary in which no incident is left says the same as none.
          .filter(([aspect, value]) => aspect !== 'incidentsSummary' || Object.keys(value).length > 0),
      ),
    ]),
  );
}

function comparable(aspect: string, value: JsonObject): JsonObject {
  if (aspect === 'versionProperties') return { ...value, isLatest: value.isLatest === true };
  if (aspect !== 'incidentsSummary') return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(
        ([list, items]) =>
          [
            list,
            [items]
              .flat()
              .map((item) => JSON.stringify(item))
              .sort(),
          ] as const,
      )
      .filter(([, items]) => items.length > 0),
  );
}

test('a catalogue after a rollback is as one that the run has never written to', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (all, hard) => {
      const written = all.map(({ isBad, proposal }, n) => ({
        ...proposal(n),
        systemMetadata: { runId: isBad ? 'bad' : `good-${n}` },
      }));
      const rolledBack = await catalogueWith(written);
      await rolledBack.catalogue.rollBack({ runId: 'bad' }, { hard });
      const remaining = rolledBack.accepted.filter(({ systemMetadata }) => systemMetadata?.runId !== 'bad');
      const fresh = await catalogueWith(remaining);
      expect(fresh.accepted).toEqual(remaining);
      expect(await stateOf(rolledBack)).toEqual(await stateOf(fresh));
      expect((await checkStore(registry, rolledBack.store)).findings).toEqual([]);
    }),
    // Each builds two catalogues. `COLOPHON_RUNS` asks for more.
    { numRuns: Math.ceil((fc.readConfigureGlobal()?.numRuns ?? 100) / 4) },
  );
});
