import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, readAspect, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { rowsOf } from './rows.ts';
import { ofEntity, ofRecord, recordsIn, type Stored, textsIn } from './values.ts';

/** What a client says that names no run. */
const noRun = 'no-run-id-provided';

/** Fields that many entity types have, and that are read from aspects of another shape. */
export const shared: Subject = {
  yields: true,
  entityFields: {
    async domain(entity: EntityStub, _: unknown, context: GraphqlContext) {
      const stored = await readAspect(entity, 'domains', context);
      const [urn] = textsIn(stored?.domains);
      if (!stubOf(urn)) return null;
      const association = recordsIn(stored?.domainAssociations).find(({ domain }) => domain === urn);
      return { domain: urn, attribution: association?.attribution };
    },

    applications: ofEntity(applicationsOf),

    application: ofEntity(
      async (entity, args, context) => (await applicationsOf(entity, args, context))?.[0],
    ),

    async browsePaths(entity: EntityStub, _: unknown, context: GraphqlContext) {
      const stored = await readAspect(entity, 'browsePaths', context);
      return stored && textsIn(stored.paths).map((path) => ({ path: path.split('/').filter(Boolean) }));
    },

    /** When a run of ingestion last reported anything of the entity. */
    async lastIngested({ urn }: EntityStub, _: unknown, context: GraphqlContext) {
      const times = (await rowsOf(urn, context)).flatMap(({ systemMetadata: { runId, lastObserved } }) =>
        runId !== undefined && runId !== noRun && lastObserved ? [lastObserved] : [],
      );
      return times.length > 0 ? Math.max(...times) : null;
    },
  },

  fields: {
    AccessTokenMetadata: Object.fromEntries(
      ['name', 'description', 'actorUrn', 'ownerUrn', 'owner', 'createdAt', 'expiresAt'].map((field) => [
        field,
        // Tokens are no metadata: their records come from the sign-in.
        ofRecord((token) => token[field === 'owner' ? 'ownerUrn' : field]),
      ]),
    ),
    Deprecation: { actorEntity: 'actor' },
    GlossaryTermAssociation: { term: 'urn' },
    RoleAssociation: { role: 'urn' },
    SiblingProperties: { isPrimary: 'primary' },
    EntityEdge: { destination: 'destinationUrn' },
    InstitutionalMemoryMetadata: {
      label: 'description',
      author: 'createStamp.actor',
      actor: 'createStamp.actor',
      created: 'createStamp',
      updated: 'updateStamp',
    },
    VersionProperties: { created: 'metadataCreatedTimestamp', createdInSource: 'sourceCreatedTimestamp' },
    Owner: {
      // Before there were entities for them, the symbol alone said what kind of owner it is.
      ownershipType: ofRecord(
        ({ typeUrn, type }) =>
          typeUrn ??
          (typeof type === 'string' ? `urn:li:ownershipType:__system__${type.toLowerCase()}` : null),
      ),
    },
    Status: {
      lifecycleStage: ofRecord(({ lifecycleStage: urn }) => (typeof urn === 'string' ? { urn } : null)),
    },
    LifecycleStageType: Object.fromEntries(
      Object.entries({
        name: (info: Stored) => info.name,
        description: (info: Stored) => info.description,
        entityTypes: (info: Stored) => info.entityTypes,
        hideInSearch: (info: Stored) => (info.settings as Stored | undefined)?.hideInSearch ?? false,
        allowedPreviousStages: (info: Stored) =>
          (info.transitionPolicy as Stored | undefined)?.allowedPreviousStages,
      }).map(([field, read]) => [
        field,
        ofRecord(async ({ urn, ...own }, _, { aspects }) => {
          if (own[field] !== undefined) return own[field];
          const info = await aspects.load(urn as string, 'lifecycleStageTypeInfo');
          return read(info ?? {}) ?? (field === 'name' ? (urn as string).split(':').at(-1) : null);
        }),
      ]),
    ),
  },

  records: { DomainAssociation: 'com.linkedin.domain.DomainAssociation' },
};

async function applicationsOf(
  entity: EntityStub,
  _: unknown,
  context: GraphqlContext,
): Promise<readonly Stored[] | null> {
  const stored = await readAspect(entity, 'applications', context);
  return (
    (stored &&
      textsIn(stored.applications).flatMap((urn) => (stubOf(urn) ? [{ application: stubOf(urn) }] : []))) ??
    null
  );
}

/** Who created an entity, and when: its key is written once. */
export async function creationOf(urn: string, context: GraphqlContext): Promise<Stored | null> {
  const { entity } = context.registry.parseEntityUrn(urn);
  const rows = await rowsOf(urn, context);
  const key = rows.find(({ aspect }) => aspect === entity.key.name);
  const first = key ?? rows.toSorted((a, b) => a.created.time - b.created.time)[0];
  return first ? { time: first.created.time, actor: first.created.actor } : null;
}

/** The same, for a record of one of its aspects. */
export const creationOfOwner = ofRecord((record, _, context) => {
  const owner = context.owners.of(record);
  return owner ? creationOf(owner.urn, context) : null;
});
