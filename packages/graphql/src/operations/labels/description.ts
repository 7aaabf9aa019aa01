import type { Privilege } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { type AspectEdit, editAspects } from '../../writing/edit-aspects.ts';
import { requireOnEach, requireOnEachOrGlossary } from './access.ts';
import {
  attributeEdit,
  columnEdit,
  inInput,
  orOfSibling,
  type ResourceRef,
  requirePresent,
  requireTargets,
  type Target,
} from './targets.ts';
import { isObject, objectsAt, stampOf, stampsOf } from './values.ts';

interface DescriptionInput extends ResourceRef {
  readonly description: string;
}

/** Where an entity type has its description. */
interface Place {
  readonly aspect: string;
  /** Default: `description`. */
  readonly field?: string;
  /** The aspect says when it was created and changed. */
  readonly isStamped?: boolean;
  /** The aspect has to have a value already, since it has more that must be said. */
  readonly needsPresent?: boolean;
  /** The aspect has the name of the entity, which is that of its URN unless the aspect says otherwise. */
  readonly isNamed?: boolean;
}

export const descriptionPlaces: Readonly<Record<string, Place>> = {
  dataset: { aspect: 'editableDatasetProperties', isStamped: true },
  chart: { aspect: 'editableChartProperties', isStamped: true },
  dashboard: { aspect: 'editableDashboardProperties', isStamped: true },
  dataFlow: { aspect: 'editableDataFlowProperties', isStamped: true },
  dataJob: { aspect: 'editableDataJobProperties', isStamped: true },
  notebook: { aspect: 'editableNotebookProperties', isStamped: true },
  container: { aspect: 'editableContainerProperties' },
  mlModel: { aspect: 'editableMlModelProperties' },
  mlModelGroup: { aspect: 'editableMlModelGroupProperties' },
  mlFeatureTable: { aspect: 'editableMlFeatureTableProperties' },
  mlFeature: { aspect: 'editableMlFeatureProperties' },
  mlPrimaryKey: { aspect: 'editableMlPrimaryKeyProperties' },
  corpGroup: { aspect: 'corpGroupEditableInfo' },
  domain: { aspect: 'domainProperties', needsPresent: true },
  tag: { aspect: 'tagProperties', isNamed: true },
  dataProduct: { aspect: 'dataProductProperties' },
  application: { aspect: 'applicationProperties' },
  glossaryTerm: { aspect: 'glossaryTermInfo', field: 'definition', needsPresent: true },
  glossaryNode: { aspect: 'glossaryNodeInfo', field: 'definition', needsPresent: true },
};

const writers: readonly Privilege[] = ['EDIT_ENTITY', 'EDIT_ENTITY_DOCS', 'MANAGE_ASSET_SUMMARY'];
/** Nobody has the summary of a container to manage. */
const writersOfContainers: readonly Privilege[] = ['EDIT_ENTITY', 'EDIT_ENTITY_DOCS'];
const writersOfColumns: readonly Privilege[] = ['EDIT_ENTITY', 'EDIT_DATASET_COL_DESCRIPTION'];

/** Descriptions that people write, beside those that ingestion brings. */
export const descriptions: Subject = {
  mutations: {
    async updateDescription({ input }: { readonly input: DescriptionInput }, context: GraphqlContext) {
      const { description, ...ref } = input;
      await orOfSibling(context, [ref], async (refs) => {
        for (const target of await requireTargets(context, refs, inInput)) {
          const edit = editOf(context, target, description);
          await requireWriter(context, target);
          await editAspects(context, [edit]);
        }
      });
      return true;
    },
  },
};

async function requireWriter(context: GraphqlContext, { urn, entityType, column }: Target): Promise<void> {
  if (column !== undefined) return requireOnEach(context, [urn], writersOfColumns);
  const anyOf = entityType === 'container' ? writersOfContainers : writers;
  await requireOnEachOrGlossary(context, [urn], anyOf);
}

/** @throws RequestError `INVALID_REQUEST` for a type whose entities have no such description. */
function editOf(context: GraphqlContext, target: Target, description: string): AspectEdit {
  const { urn, entityType, column } = target;
  if (column !== undefined) return columnEdit(context, urn, column, (value) => ({ ...value, description }));
  if (entityType === 'businessAttribute')
    return attributeEdit(context, urn, (info) => ({ ...info, description }));
  if (entityType === 'document') return documentationEdit(context, urn, description);
  const place = descriptionPlaces[entityType];
  if (!place)
    throw new RequestError(
      'INVALID_REQUEST',
      `input.resourceUrn: expected an entity whose description can be changed, got ${JSON.stringify(urn)}`,
    );
  const { aspect, field = 'description', isStamped, needsPresent, isNamed } = place;
  return {
    urn,
    aspect,
    change: (present) => ({
      ...(isNamed && { name: context.registry.parseEntityUrn(urn).parts[0] ?? '' }),
      ...(needsPresent ? requirePresent(present, urn, aspect) : present),
      ...(isStamped && stampsOf(context, present)),
      [field]: description,
    }),
  };
}

/** A document has a text from each source; what a person writes has none. */
const documentationEdit = (context: GraphqlContext, urn: string, documentation: string): AspectEdit => ({
  urn,
  aspect: 'documentation',
  change: (present) => ({
    ...present,
    documentations: [
      ...objectsAt(present, 'documentations').filter(hasSource),
      { documentation, attribution: stampOf(context) },
    ],
  }),
});

const hasSource = ({ attribution }: JsonObject): boolean =>
  isObject(attribution) && typeof attribution.source === 'string';
