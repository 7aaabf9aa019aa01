import type { Privilege } from '@colophon/catalogue';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { requireBatch, typesWith } from './batches.ts';
import { deleteWithReferences } from './delete-entity.ts';
import { createEntity, newUrn } from './new-entity.ts';
import { creatorAsOwner } from './owners.ts';
import { given, requireText, textsAt } from './text.ts';

interface CreateApplicationInput {
  readonly id?: string | null;
  readonly domainUrn?: string | null;
  readonly properties: { readonly name: string; readonly description?: string | null };
  readonly shouldAddCreatorAsOwner?: boolean | null;
}

interface UpdateApplication {
  readonly urn: string;
  readonly input: { readonly name?: string | null; readonly description?: string | null };
}

interface BatchSetApplicationInput {
  readonly applicationUrn?: string | null;
  readonly resourceUrns: readonly string[];
}

interface BatchUnsetApplicationInput {
  readonly applicationUrn: string;
  readonly resourceUrns: readonly string[];
}

const aspect = 'applicationProperties';
const membership = 'applications';
const editors: readonly Privilege[] = ['EDIT_ENTITY'];
const assetEditors: readonly Privilege[] = ['EDIT_ENTITY', 'EDIT_ENTITY_APPLICATIONS_PRIVILEGE'];

export const applications: Subject = {
  mutations: {
    async createApplication(
      { input }: { readonly input: CreateApplicationInput },
      context: GraphqlContext,
    ): Promise<EntityStub | undefined> {
      const { id, domainUrn, properties, shouldAddCreatorAsOwner } = input;
      const urn = await newUrn(context, 'application', id);
      await context.require(editors, urn);
      const { name, description } = properties;
      requireText(name, 'input.properties.name');
      if (domainUrn !== null && domainUrn !== undefined) {
        requireType(context, domainUrn, 'input.domainUrn', 'domain');
        await requireExisting(context, [domainUrn], 'input.domainUrn');
      }
      await createEntity(context, urn, {
        [aspect]: given({ name, description }),
        domains: domainUrn ? { domains: [domainUrn] } : undefined,
        ownership: shouldAddCreatorAsOwner === false ? undefined : await creatorAsOwner(context),
      });
      return stubOf(urn);
    },

    /** In DataHub, the schema has this mutation but its server returns null. */
    async updateApplication(
      { urn, input }: UpdateApplication,
      context: GraphqlContext,
    ): Promise<EntityStub | undefined> {
      requireType(context, urn, 'urn', 'application');
      await context.require(editors, urn);
      const { name, description } = input;
      if (typeof name === 'string') requireText(name, 'input.name');
      await requireExisting(context, [urn], 'urn');
      await editAspects(context, [
        { urn, aspect, change: (present) => ({ ...present, ...given({ name, description }) }) },
      ]);
      return stubOf(urn);
    },

    async deleteApplication({ urn }: { readonly urn: string }, context: GraphqlContext) {
      requireType(context, urn, 'urn', 'application');
      await context.require(editors, urn);
      await requireExisting(context, [urn], 'urn');
      await deleteWithReferences(context, urn);
      return true;
    },

    async batchSetApplication(
      { input }: { readonly input: BatchSetApplicationInput },
      context: GraphqlContext,
    ) {
      const { applicationUrn: application } = input;
      const assets = await requireAssets(context, input.resourceUrns);
      if (application === null || application === undefined) {
        await change(context, assets, () => []);
        return true;
      }
      requireType(context, application, 'input.applicationUrn', 'application');
      await requireExisting(context, [application], 'input.applicationUrn');
      await change(context, assets, (present) => [...new Set([...present, application])]);
      return true;
    },

    async batchUnsetApplication(
      { input }: { readonly input: BatchUnsetApplicationInput },
      context: GraphqlContext,
    ) {
      const { applicationUrn: application } = input;
      requireType(context, application, 'input.applicationUrn', 'application');
      const assets = await requireAssets(context, input.resourceUrns);
      await change(context, assets, (present) => present.filter((urn) => urn !== application));
      return true;
    },
  },
};

const requireAssets = (context: GraphqlContext, urns: readonly string[]): Promise<readonly string[]> =>
  requireBatch(context, urns, 'input.resourceUrns', {
    entityTypes: typesWith(context, membership),
    anyOf: assetEditors,
  });

/** Changes the applications of each asset; those of an asset that stay as they are are not written. */
const change = (
  context: GraphqlContext,
  assets: readonly string[],
  next: (present: readonly string[]) => readonly string[],
): Promise<void> =>
  editAspects(
    context,
    assets.map((urn) => ({
      urn,
      aspect: membership,
      change(present) {
        const before = textsAt(present, membership);
        const after = next(before);
        return after.length === before.length ? undefined : { ...present, [membership]: [...after] };
      },
    })),
  );
