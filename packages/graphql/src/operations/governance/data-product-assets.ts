import type { Privilege } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { type AspectEdit, editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType, requireUrn } from '../../writing/requirements.ts';
import { requireBatch } from './batches.ts';
import { dataProductAspect, requireManager } from './data-products.ts';
import { stampOf } from './new-entity.ts';
import { objectsAt, textsAt } from './text.ts';

interface BatchSetDataProductInput {
  readonly dataProductUrn?: string | null;
  readonly resourceUrns: readonly string[];
}

interface BatchSetDataProductsInput {
  readonly dataProductUrns: readonly string[];
  readonly resourceUrns: readonly string[];
}

const assetEditors: readonly Privilege[] = ['EDIT_ENTITY', 'EDIT_ENTITY_DATA_PRODUCTS'];
const relationship = 'DataProductContains';
/** Data products that one asset is looked for in. */
const maxProducts = 1000;
/** Entities of one query, as in DataHub. */
const maxQueried = 100;

/** What data products consist of. An asset may be in several. */
export const dataProductAssets: Subject = {
  queries: {
    async bulkEntityDataProducts(
      { input }: { readonly input: { readonly urns: readonly string[] } },
      context: GraphqlContext,
    ) {
      const urns = [...new Set(input.urns)];
      if (urns.length > maxQueried)
        throw new RequestError(
          'INVALID_REQUEST',
          `input.urns: expected at most ${maxQueried}, got ${urns.length}`,
        );
      for (const [i, urn] of urns.entries()) requireUrn(context, urn, `input.urns[${i}]`);
      return {
        entities: await Promise.all(
          urns.map(async (urn) => ({
            urn,
            dataProductAssociations: await associationsOf(context, urn),
          })),
        ),
      };
    },
  },

  mutations: {
    async batchSetDataProduct(
      { input }: { readonly input: BatchSetDataProductInput },
      context: GraphqlContext,
    ) {
      const { dataProductUrn: product, resourceUrns } = input;
      if (product !== null && product !== undefined) {
        requireType(context, product, 'input.dataProductUrn', 'dataProduct');
        await requireManager(context, product);
        await requireExisting(context, [product], 'input.dataProductUrn');
        const assets = await requireAssets(context, resourceUrns);
        await editAspects(context, [adding(context, product, assets)]);
        return true;
      }
      const assets = await requireAssets(context, resourceUrns, assetEditors);
      const products = new Map<string, string[]>();
      for (const asset of assets)
        for (const urn of await productsOf(context, asset))
          products.set(urn, [...(products.get(urn) ?? []), asset]);
      await editAspects(
        context,
        [...products].map(([urn, members]) => removing(urn, members)),
      );
      return true;
    },

    async batchAddToDataProducts(
      { input }: { readonly input: BatchSetDataProductsInput },
      context: GraphqlContext,
    ) {
      const { products, assets } = await requireBoth(context, input);
      await editAspects(
        context,
        products.map((product) => adding(context, product, assets)),
      );
      return true;
    },

    async batchRemoveFromDataProducts(
      { input }: { readonly input: BatchSetDataProductsInput },
      context: GraphqlContext,
    ) {
      const { products, assets } = await requireBoth(context, input);
      await editAspects(
        context,
        products.map((product) => removing(product, assets)),
      );
      return true;
    },
  },
};

async function requireBoth(context: GraphqlContext, input: BatchSetDataProductsInput) {
  const assets = await requireAssets(context, input.resourceUrns, assetEditors);
  const products = await requireBatch(context, input.dataProductUrns, 'input.dataProductUrns', {
    entityTypes: ['dataProduct'],
  });
  return { products, assets };
}

/** The assets of a request, of the types that the model lets a data product have. */
function requireAssets(
  context: GraphqlContext,
  urns: readonly string[],
  anyOf?: readonly Privilege[],
): Promise<readonly string[]> {
  const assets = context.registry.aspectOf('dataProduct', dataProductAspect)?.record.fields.assets;
  const relationships = [assets?.relationship ?? []].flat();
  return requireBatch(context, urns, 'input.resourceUrns', {
    entityTypes: relationships.flatMap(({ to }) => to),
    anyOf,
  });
}

function adding(context: GraphqlContext, urn: string, assets: readonly string[]): AspectEdit {
  const created = stampOf(context);
  return {
    urn,
    aspect: dataProductAspect,
    change(present) {
      const members = objectsAt(present, 'assets');
      const known = new Set(members.map(({ destinationUrn }) => destinationUrn));
      const added = assets.filter((asset) => !known.has(asset));
      if (added.length === 0) return undefined;
      return {
        ...present,
        assets: [...members, ...added.map((destinationUrn) => ({ destinationUrn, created }))],
      };
    },
  };
}

function removing(urn: string, assets: readonly string[]): AspectEdit {
  const removed = new Set<unknown>(assets);
  return {
    urn,
    aspect: dataProductAspect,
    change(present) {
      const members = objectsAt(present, 'assets');
      const kept = members.filter(({ destinationUrn }) => !removed.has(destinationUrn));
      return kept.length === members.length ? undefined : { ...present, assets: kept };
    },
  };
}

/** The data products that an asset is in. */
async function productsOf({ session }: GraphqlContext, asset: string): Promise<readonly string[]> {
  const page = await session.relationships({
    urn: asset,
    direction: 'incoming',
    types: [relationship],
    start: 0,
    count: maxProducts,
  });
  return page.relationships.map(({ urn }) => urn);
}

/** The data products of an asset and of its siblings, each once. */
async function associationsOf(context: GraphqlContext, urn: string) {
  const siblings = textsAt(await context.aspects.load(urn, 'siblings'), 'siblings');
  const associations = new Map<string, object>();
  for (const asset of new Set([urn, ...siblings]))
    for (const product of await productsOf(context, asset)) {
      if (associations.has(product)) continue;
      const members = objectsAt(await context.aspects.load(product, dataProductAspect), 'assets');
      const member = members.find(({ destinationUrn }) => destinationUrn === asset);
      associations.set(product, {
        dataProduct: stubOf(product),
        isOutputPort: member?.outputPort === true,
      });
    }
  return [...associations.values()];
}
