import type { Privilege } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType, requireUrn } from '../../writing/requirements.ts';
import { stampOf } from './new-entity.ts';
import { firstSortId, nextSortId } from './sort-ids.ts';
import { given, requireText, textAt } from './text.ts';

interface LinkVersionInput {
  readonly versionSet: string;
  readonly linkedEntity: string;
  readonly version: string;
  readonly sourceTimestamp?: number | null;
  readonly sourceCreator?: string | null;
  readonly comment?: string | null;
}

interface UnlinkVersionInput {
  readonly versionSet?: string | null;
  readonly unlinkedEntity?: string | null;
}

const aspect = 'versionProperties';
const editors: readonly Privilege[] = ['EDIT_ENTITY'];

/** Versions of an asset, which a version set holds together. */
export const versions: Subject = {
  mutations: {
    async linkAssetVersion(
      { input }: { readonly input: LinkVersionInput },
      context: GraphqlContext,
    ): Promise<EntityStub | undefined> {
      const { versionSet, linkedEntity, version, comment } = input;
      requireSetOf(context, versionSet, linkedEntity);
      await context.require(editors, versionSet);
      await context.require(editors, linkedEntity);
      requireText(version, 'input.version');
      const sourceCreatedTimestamp = readSource(context, input);
      await requireExisting(context, [linkedEntity], 'input.linkedEntity');
      const sortId = await sortIdOf(context, versionSet, linkedEntity);
      const metadataCreatedTimestamp = stampOf(context);
      await editAspects(context, [
        {
          urn: linkedEntity,
          aspect,
          change(present) {
            requireNoOtherSet(present?.versionSet, versionSet, linkedEntity);
            const { isLatest: _, comment: __, ...kept }: JsonObject = present ?? { metadataCreatedTimestamp };
            return {
              ...kept,
              versionSet,
              version: { versionTag: version },
              sortId,
              versioningScheme: 'ALPHANUMERIC_GENERATED_BY_DATAHUB',
              ...given({ comment, sourceCreatedTimestamp }),
            };
          },
        },
      ]);
      return stubOf(versionSet);
    },

    async unlinkAssetVersion(
      { input }: { readonly input: UnlinkVersionInput },
      context: GraphqlContext,
    ): Promise<EntityStub | undefined> {
      const { versionSet, unlinkedEntity } = input;
      if (!versionSet || !unlinkedEntity)
        throw new RequestError('INVALID_REQUEST', 'input: expected a versionSet and an unlinkedEntity');
      requireSetOf(context, versionSet, unlinkedEntity);
      await context.require(editors, versionSet);
      await context.require(editors, unlinkedEntity);
      const present = await context.aspects.load(unlinkedEntity, aspect);
      if (!present) return undefined;
      requireNoOtherSet(present.versionSet, versionSet, unlinkedEntity);
      await context.write([
        { entityUrn: unlinkedEntity, aspectName: aspect, changeType: 'DELETE', value: {} },
      ]);
      return stubOf(versionSet);
    },
  },
};

/** @throws RequestError `INVALID_REQUEST` when the set is not for entities of that type. */
function requireSetOf(context: GraphqlContext, versionSet: string, urn: string): void {
  requireType(context, versionSet, 'input.versionSet', 'versionSet');
  const { name } = requireUrn(context, urn, 'input').entity;
  const [, entityType] = context.registry.parseEntityUrn(versionSet).parts;
  if (entityType !== name)
    throw new RequestError(
      'INVALID_REQUEST',
      `input.versionSet: expected a version set of ${name}, got one of ${entityType}: ${versionSet}`,
    );
  if (!context.registry.aspectOf(name, aspect))
    throw new RequestError('INVALID_REQUEST', `input: entities of the type ${name} have no versions: ${urn}`);
}

function requireNoOtherSet(present: unknown, wanted: string, urn: string): void {
  if (present !== undefined && present !== wanted)
    throw new RequestError('INVALID_REQUEST', `input.versionSet: ${urn} is a version of ${String(present)}`);
}

/** Who created the version in its source, and when. */
function readSource(context: GraphqlContext, { sourceTimestamp, sourceCreator }: LinkVersionInput) {
  if (sourceCreator) requireType(context, sourceCreator, 'input.sourceCreator', 'corpuser', 'corpGroup');
  if (typeof sourceTimestamp !== 'number') return undefined;
  return { time: sourceTimestamp, actor: sourceCreator ?? 'urn:li:corpuser:unknown' };
}

/** A version that is in the set already keeps its place; any other comes behind the latest. */
async function sortIdOf(context: GraphqlContext, versionSet: string, urn: string): Promise<string> {
  const known = await context.aspects.load(urn, aspect);
  const ownId = textAt(known, 'sortId');
  if (known?.versionSet === versionSet && ownId !== undefined) return ownId;
  const latest = textAt(await context.aspects.load(versionSet, 'versionSetProperties'), 'latest');
  const lastId =
    latest === undefined ? undefined : textAt(await context.aspects.load(latest, aspect), 'sortId');
  return lastId === undefined ? firstSortId : nextSortId(lastId);
}
