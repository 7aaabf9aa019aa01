import type { GraphqlContext } from '../../context.ts';
import type { EntityStub } from '../../entities/resolve-field.ts';
import type { RootResolver, Subject } from '../../subject.ts';
import { type AspectEdit, editAspects } from '../../writing/edit-aspects.ts';
import { requireType } from '../../writing/requirements.ts';
import {
  type ColumnsUpdate,
  columnsPart,
  type DeprecationUpdate,
  deprecationPart,
  editablePart,
  type LinksUpdate,
  linksPart,
  type OwnershipUpdate,
  ownershipPart,
  type Part,
  type TagsUpdate,
  tagsPart,
} from './asset-parts.ts';
import type { Optional } from './values.ts';

/** What an update replaces; a dataset has all of these parts, other types have fewer. */
interface AssetUpdate {
  readonly ownership?: Optional<OwnershipUpdate>;
  readonly globalTags?: Optional<TagsUpdate>;
  /** The newer name of `globalTags`. */
  readonly tags?: Optional<TagsUpdate>;
  readonly institutionalMemory?: Optional<LinksUpdate>;
  readonly deprecation?: Optional<DeprecationUpdate>;
  readonly editableSchemaMetadata?: Optional<ColumnsUpdate>;
  readonly editableProperties?: Optional<{
    readonly description: string;
    readonly name?: Optional<string>;
  }>;
}

interface UrnAndUpdate {
  readonly urn: string;
  readonly update: AssetUpdate;
}

/** By entity type, the aspect with what people have written about the entity as a whole. */
const editableAspects: Readonly<Record<string, string>> = {
  dataset: 'editableDatasetProperties',
  chart: 'editableChartProperties',
  dashboard: 'editableDashboardProperties',
  dataFlow: 'editableDataFlowProperties',
  dataJob: 'editableDataJobProperties',
  notebook: 'editableNotebookProperties',
};

const updateOf =
  (entityType: string): RootResolver =>
  async ({ urn, input }: { readonly urn: string; readonly input: AssetUpdate }, context: GraphqlContext) => {
    await updateAll(context, entityType, [{ urn, update: input }], () => ({ urn: 'urn', update: 'input' }));
    return { urn, entityType } satisfies EntityStub;
  };

/** Several parts of an asset at once. Lists replace what there is; what an update leaves out stays as it is. */
export const assets: Subject = {
  mutations: {
    updateDataset: updateOf('dataset'),
    updateChart: updateOf('chart'),
    updateDashboard: updateOf('dashboard'),
    updateDataFlow: updateOf('dataFlow'),
    updateDataJob: updateOf('dataJob'),
    updateNotebook: updateOf('notebook'),

    async updateDatasets({ input }: { readonly input: readonly UrnAndUpdate[] }, context: GraphqlContext) {
      await updateAll(context, 'dataset', input, (i) => ({
        urn: `input[${i}].urn`,
        update: `input[${i}].update`,
      }));
      return input.map(({ urn }): EntityStub => ({ urn, entityType: 'dataset' }));
    },
  },
};

interface Places {
  readonly urn: string;
  readonly update: string;
}

async function updateAll(
  context: GraphqlContext,
  entityType: string,
  updates: readonly UrnAndUpdate[],
  placesOf: (index: number) => Places,
): Promise<void> {
  const edits: AspectEdit[] = [];
  for (const [i, { urn, update }] of updates.entries()) {
    const places = placesOf(i);
    requireType(context, urn, places.urn, entityType);
    for (const { privileges, ...part } of partsOf(context, entityType, update, places.update)) {
      for (const privilege of privileges) await context.require(['EDIT_ENTITY', privilege], urn);
      edits.push({ ...part, urn });
    }
  }
  await editAspects(context, edits);
}

function partsOf(
  context: GraphqlContext,
  entityType: string,
  update: AssetUpdate,
  place: string,
): readonly Part[] {
  const { ownership, institutionalMemory, deprecation, editableSchemaMetadata, editableProperties } = update;
  const tags = update.tags ?? update.globalTags;
  const editableAspect = editableAspects[entityType];
  return [
    ownership && ownershipPart(context, ownership, `${place}.ownership`),
    tags && tagsPart(context, tags, `${place}.${update.tags ? 'tags' : 'globalTags'}`),
    institutionalMemory && linksPart(context, institutionalMemory, `${place}.institutionalMemory`),
    deprecation && deprecationPart(context, deprecation),
    editableSchemaMetadata && columnsPart(context, editableSchemaMetadata, `${place}.editableSchemaMetadata`),
    editableProperties && editableAspect && editablePart(context, editableAspect, editableProperties),
  ].filter((part) => typeof part === 'object' && part !== null);
}
