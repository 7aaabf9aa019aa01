import type { ChangeProposal } from '@colophon/sdk';
import { patchProposals } from '@colophon/sdk/patch';
import { z } from 'zod';
import { defineTransformer, type TransformerContext } from '../definitions/transformer.ts';
import { urnField } from './settings/fields.ts';
import { compileRules } from './settings/key-value-pattern.ts';
import { importFunction, programField } from './settings/program.ts';
import { regularExpression } from './settings/regular-expression.ts';
import { neededCatalogue } from './settings/semantics.ts';
import { transformAspect } from './stream/transform-aspect.ts';

type ProductOf = (urn: string) => string | null | undefined | Promise<string | null | undefined>;

/** Assets that one patch adds. */
const maxAssets = 1_000;

/** Adds datasets to data products at the end of the run, in as few patches as possible: each patch makes a version. */
function addAssets(name: string, isContainer: boolean, context: TransformerContext, productOf: ProductOf) {
  const assets = new Map<string, Set<string>>();
  const catalogue = isContainer
    ? neededCatalogue(context, name, 'only containers that the source reports are added')
    : undefined;
  return transformAspect(
    {
      name,
      // Datasets do not have it: it is never changed, and each dataset is seen.
      aspectName: 'dataProductProperties',
      entityTypes: ['dataset'],
      change: () => [],
      async seen(urn, { proposals }) {
        const product = await productOf(urn);
        if (!product) return;
        const ofProduct = assets.get(product) ?? new Set();
        assets.set(product, ofProduct.add(urn));
        if (!isContainer) return;
        const reported = proposals.find(
          (proposal) =>
            proposal.entityUrn === urn && proposal.aspectName === 'container' && 'aspect' in proposal,
        );
        const container =
          reported && 'aspect' in reported && reported.aspectName === 'container'
            ? reported.aspect.container
            : (await catalogue?.aspects.get(urn, 'container'))?.container;
        if (container !== undefined) ofProduct.add(container);
      },
      *finish() {
        for (const [product, urns] of assets) yield* addAssetsProposals(product, [...urns]);
      },
    },
    context,
  );
}

function* addAssetsProposals(
  product: string,
  urns: readonly string[],
): Generator<ChangeProposal, void, undefined> {
  for (let from = 0; from < urns.length; from += maxAssets)
    yield* patchProposals(
      product,
      urns.slice(from, from + maxAssets).map((destinationUrn) => ({
        op: 'add',
        place: { aspectName: 'dataProductProperties', path: ['assets', destinationUrn] },
        value: { destinationUrn, outputPort: false },
      })),
    );
}

const product = urnField('dataProduct');
const isContainerField = z
  .boolean()
  .default(false)
  .describe('Whether the container that a dataset is in is added as well.');

export const simpleAddDatasetDataproduct = defineTransformer({
  name: 'simple_add_dataset_dataproduct',
  description: 'Adds datasets to data products, by their URNs.',
  config: z.strictObject({
    dataset_to_data_product_urns: z
      .record(z.string(), product)
      .describe('URN of the data product, by the URN of the dataset.'),
  }),
  create({ dataset_to_data_product_urns: products }, context) {
    const ofDataset = new Map(Object.entries(products));
    return addAssets('simple_add_dataset_dataproduct', false, context, (urn) => ofDataset.get(urn));
  },
});

/** One data product, or a list of one: DataHub accepts both. */
const oneProduct = z
  .union([
    product,
    z.array(product).max(1, 'has several data products; a dataset can be added to one of them'),
  ])
  .transform((value) => [value].flat());

export const patternAddDatasetDataproduct = defineTransformer({
  name: 'pattern_add_dataset_dataproduct',
  description: 'Adds the datasets whose URN matches a pattern to a data product.',
  config: z.strictObject({
    dataset_to_data_product_urns_pattern: z
      .strictObject({
        rules: z
          .record(regularExpression, oneProduct)
          .describe(
            'URN of the data product, by regular expression. Each matches from the start of the URN.',
          ),
        first_match_only: z
          .boolean()
          .default(true)
          .describe('Accepted as in other patterns: the first rule that matches is applied.'),
      })
      .describe('Which datasets to add to which data product.'),
    is_container: isContainerField,
  }),
  create({ dataset_to_data_product_urns_pattern: rules, is_container }, context) {
    const productsOf = compileRules(rules);
    return addAssets('pattern_add_dataset_dataproduct', is_container, context, (urn) => productsOf(urn)[0]);
  },
});

export const addDatasetDataproduct = defineTransformer({
  name: 'add_dataset_dataproduct',
  description: 'Adds datasets to the data product that a function returns for the URN of a dataset.',
  config: z.strictObject({
    get_data_product_to_add: programField(
      'the URN of the data product of a dataset, given its URN; or nothing',
    ),
    is_container: isContainerField,
  }),
  async create({ get_data_product_to_add: program, is_container }, context) {
    const call = await importFunction<string | null | undefined>(program, context.folder);
    return addAssets('add_dataset_dataproduct', is_container, context, call);
  },
});
