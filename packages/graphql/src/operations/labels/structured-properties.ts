import type { Privilege } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { isObject, type Optional, objectsAt, stampOf } from './values.ts';

interface PropertyValueInput {
  readonly stringValue?: Optional<string>;
  readonly numberValue?: Optional<number>;
}

interface PropertyInput {
  readonly structuredPropertyUrn: string;
  readonly values: readonly PropertyValueInput[];
}

interface UpsertInput {
  readonly assetUrn: string;
  readonly structuredPropertyInputParams: readonly PropertyInput[];
}

interface RemoveInput {
  readonly assetUrn: string;
  readonly structuredPropertyUrns: readonly string[];
}

const aspect = 'structuredProperties';
const editors: readonly Privilege[] = ['EDIT_ENTITY', 'EDIT_ENTITY_PROPERTIES'];

/** Values of structured properties. The catalogue checks them against the definitions. */
export const structuredProperties: Subject = {
  mutations: {
    async upsertStructuredProperties({ input }: { readonly input: UpsertInput }, context: GraphqlContext) {
      const { assetUrn, structuredPropertyInputParams: given } = input;
      const properties = given.map((property, i) =>
        readProperty(context, property, `input.structuredPropertyInputParams[${i}]`),
      );
      await requireAsset(context, assetUrn);
      await editAspects(
        context,
        properties.map((property) => ({
          urn: assetUrn,
          aspect,
          change: (present) => ({ ...present, properties: [...assigned(context, present, property)] }),
        })),
      );
      return readBack(context, assetUrn);
    },

    async removeStructuredProperties({ input }: { readonly input: RemoveInput }, context: GraphqlContext) {
      const { assetUrn, structuredPropertyUrns: urns } = input;
      for (const urn of urns) requireType(context, urn, 'input.structuredPropertyUrns', 'structuredProperty');
      await requireAsset(context, assetUrn);
      await editAspects(context, [
        {
          urn: assetUrn,
          aspect,
          change(present) {
            const before = objectsAt(present, 'properties');
            const properties = before.filter(({ propertyUrn }) => !urns.includes(String(propertyUrn)));
            return properties.length === before.length ? undefined : { ...present, properties };
          },
        },
      ]);
      return readBack(context, assetUrn);
    },
  },
};

/** Columns become entities of their own with their first label; everything else exists before. */
async function requireAsset(context: GraphqlContext, urn: string): Promise<void> {
  requireType(context, urn, 'input.assetUrn');
  const { entity } = context.registry.parseEntityUrn(urn);
  if (entity.name !== 'schemaField') await requireExisting(context, [urn], 'input.assetUrn');
  await context.require(editors, urn);
}

function readProperty(
  context: GraphqlContext,
  { structuredPropertyUrn, values }: PropertyInput,
  place: string,
): JsonObject {
  return {
    propertyUrn: requireType(
      context,
      structuredPropertyUrn,
      `${place}.structuredPropertyUrn`,
      'structuredProperty',
    ),
    values: values.map((value, i) => readValue(value, `${place}.values[${i}]`)),
  };
}

function readValue({ stringValue, numberValue }: PropertyValueInput, place: string): JsonObject {
  const [hasText, hasNumber] = [typeof stringValue === 'string', typeof numberValue === 'number'];
  if (hasText === hasNumber)
    throw new RequestError(
      'INVALID_REQUEST',
      `${place}: expected either a stringValue or a numberValue, got ${hasText ? 'both' : 'neither'}`,
    );
  return hasText ? { string: stringValue as string } : { double: numberValue as number };
}

/** The properties with one of them set. What another source says of the same property stays beside it. */
function assigned(
  context: GraphqlContext,
  present: JsonObject | undefined,
  property: JsonObject,
): readonly JsonObject[] {
  const properties = objectsAt(present, 'properties');
  const at = properties.findIndex(
    ({ propertyUrn, attribution }) => propertyUrn === property.propertyUrn && !hasSource(attribution),
  );
  const before = properties[at];
  const lastModified = stampOf(context);
  const created = before?.created ?? lastModified;
  const assignment = { ...before, ...property, created, lastModified };
  return before ? properties.with(at, assignment) : [...properties, assignment];
}

const hasSource = (attribution: unknown): boolean =>
  isObject(attribution) && typeof attribution.source === 'string';

/** The aspect as it is now, as part of its entity: its fields ask for the entity. */
async function readBack({ aspects, owners }: GraphqlContext, urn: string): Promise<JsonObject> {
  const value = (await aspects.load(urn, aspect)) ?? { properties: [] };
  const owner = stubOf(urn);
  return owner ? owners.adopt(value, owner) : value;
}
