import type { JsonObject } from '@colophon/schema';
import { md5Hex } from '@colophon/schema/md5';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { EntityStub } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { type AspectEdit, editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireFound, requireType } from '../../writing/requirements.ts';
import { requireOnEach } from './access.ts';
import { given, type Optional, requireText, stampOf, stampsOf } from './values.ts';

interface RelationshipUpdate {
  readonly properties?: Optional<RelationshipProperties>;
  readonly editableProperties?: Optional<{
    readonly name?: Optional<string>;
    readonly description: string;
  }>;
}

interface RelationshipProperties {
  readonly name: string;
  readonly source: string;
  readonly destination: string;
  readonly relationshipFieldmappings?: Optional<
    readonly { readonly sourceField?: Optional<string>; readonly destinationField?: Optional<string> }[]
  >;
  readonly erModelRelationshipCardinality?: Optional<string>;
  /** Whether `createdAt` and `createdBy` say when it was created and by whom. */
  readonly created?: Optional<boolean>;
  readonly createdAt?: Optional<number>;
  readonly createdBy?: Optional<string>;
}

interface InputArgs {
  readonly input: RelationshipUpdate;
}

interface UrnArgs {
  readonly urn: string;
}

const entityType = 'erModelRelationship';

/** How the columns of two datasets belong together. */
export const erModelRelationships: Subject = {
  mutations: {
    async createERModelRelationship({ input }: InputArgs, context: GraphqlContext): Promise<EntityStub> {
      const { properties } = input;
      if (!properties)
        throw new RequestError('INVALID_REQUEST', 'input.properties: expected a value, got none');
      const datasets = await requireDatasets(context, properties);
      await requireOnEach(context, datasets, ['EDIT_ENTITY', 'CREATE_ENTITY_ER_MODEL_RELATIONSHIP']);
      const urn = urnOf(properties);
      await editAspects(context, editsOf(context, urn, input));
      return { urn, entityType };
    },

    async updateERModelRelationship({ urn, input }: UrnArgs & InputArgs, context: GraphqlContext) {
      requireType(context, urn, 'urn', entityType);
      await requireExisting(context, [urn], 'urn');
      await context.require(['EDIT_ENTITY', 'EDIT_ENTITY_DOCS'], urn);
      if (input.properties) {
        const datasets = await requireDatasets(context, input.properties);
        await requireOnEach(context, datasets, ['EDIT_ENTITY', 'CREATE_ENTITY_ER_MODEL_RELATIONSHIP']);
      }
      await editAspects(context, editsOf(context, urn, input));
      return true;
    },

    async deleteERModelRelationship({ urn }: UrnArgs, context: GraphqlContext) {
      requireType(context, urn, 'urn', entityType);
      await requireFound(context, urn);
      await context.session.deleteEntity(urn);
      context.refresh();
      return true;
    },
  },
};

/** @throws RequestError `INVALID_REQUEST` unless both ends are datasets that exist. */
async function requireDatasets(
  context: GraphqlContext,
  { name, source, destination }: RelationshipProperties,
): Promise<readonly string[]> {
  requireText(name, 'input.properties.name');
  requireType(context, source, 'input.properties.source', 'dataset');
  requireType(context, destination, 'input.properties.destination', 'dataset');
  await requireExisting(context, [source, destination], 'input.properties');
  return [source, destination];
}

/** The same two datasets and name are the same relationship, whichever end comes first. */
function urnOf({ name, source, destination }: RelationshipProperties): string {
  const [lower, higher] = source < destination ? [source, destination] : [destination, source];
  // The names and their order are DataHub's, so that both make the same id.
  const identity = JSON.stringify({ Destination: lower, ERModelRelationName: name, Source: higher });
  return `urn:li:erModelRelationship:${md5Hex(identity)}`;
}

function editsOf(
  context: GraphqlContext,
  urn: string,
  { properties, editableProperties }: RelationshipUpdate,
): readonly AspectEdit[] {
  const edits: AspectEdit[] = [];
  if (properties) {
    const fields = fieldsOf(properties);
    const created = creationOf(context, properties);
    edits.push({
      urn,
      aspect: 'erModelRelationshipProperties',
      change: (present) => ({
        ...present,
        ...fields,
        created: created ?? present?.created ?? stampOf(context),
        lastModified: stampOf(context),
      }),
    });
  }
  if (editableProperties) {
    const { name, description } = editableProperties;
    edits.push({
      urn,
      aspect: 'editableERModelRelationshipProperties',
      change: (present) => ({
        ...present,
        ...stampsOf(context, present),
        description,
        ...given({ name }),
      }),
    });
  }
  return edits;
}

const fieldsOf = (properties: RelationshipProperties): JsonObject => ({
  name: properties.name,
  source: properties.source,
  destination: properties.destination,
  relationshipFieldMappings: (properties.relationshipFieldmappings ?? []).map(
    ({ sourceField, destinationField }, i) => {
      if (sourceField && destinationField) return { sourceField, destinationField };
      throw new RequestError(
        'INVALID_REQUEST',
        `input.properties.relationshipFieldmappings[${i}]: expected a sourceField and a destinationField`,
      );
    },
  ),
  ...given({ cardinality: properties.erModelRelationshipCardinality }),
});

/** Who created it and when, where the request says so. */
function creationOf(
  context: GraphqlContext,
  { created, createdAt, createdBy }: RelationshipProperties,
): JsonObject | undefined {
  if (!created) return undefined;
  const stamp = stampOf(context);
  return {
    time: createdAt ?? stamp.time,
    actor: createdBy ? requireType(context, createdBy, 'input.properties.createdBy') : stamp.actor,
  };
}
