import type { Privilege } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { deleteWithReferences } from './delete-entity.ts';
import { createEntity, newUrn, stampOf } from './new-entity.ts';
import { type PropertyValueInput, toPropertyValue } from './property-values.ts';
import { given, objectsAt, requireText, textsAt } from './text.ts';

interface AllowedValueInput extends PropertyValueInput {
  readonly description?: string | null;
}

type SettingsInput = Readonly<Record<string, boolean | null | undefined>>;

interface CreateStructuredPropertyInput {
  readonly id?: string | null;
  readonly qualifiedName?: string | null;
  readonly displayName?: string | null;
  readonly description?: string | null;
  readonly immutable?: boolean | null;
  readonly valueType: string;
  readonly typeQualifier?: { readonly allowedTypes?: readonly string[] | null } | null;
  readonly allowedValues?: readonly AllowedValueInput[] | null;
  readonly cardinality?: 'SINGLE' | 'MULTIPLE' | null;
  readonly entityTypes: readonly string[];
  readonly allowedPlatforms?: readonly string[] | null;
  readonly settings?: SettingsInput | null;
}

interface UpdateStructuredPropertyInput {
  readonly urn: string;
  readonly displayName?: string | null;
  readonly description?: string | null;
  readonly immutable?: boolean | null;
  readonly typeQualifier?: { readonly newAllowedTypes?: readonly string[] | null } | null;
  readonly newAllowedValues?: readonly AllowedValueInput[] | null;
  readonly setCardinalityAsMultiple?: boolean | null;
  readonly newEntityTypes?: readonly string[] | null;
  readonly newAllowedPlatforms?: readonly string[] | null;
  readonly settings?: SettingsInput | null;
}

const managers: readonly Privilege[] = ['MANAGE_STRUCTURED_PROPERTIES'];
const definitionAspect = 'propertyDefinition';
const settingsAspect = 'structuredPropertySettings';

export const structuredProperties: Subject = {
  mutations: {
    async createStructuredProperty(
      { input }: { readonly input: CreateStructuredPropertyInput },
      context: GraphqlContext,
    ): Promise<EntityStub | undefined> {
      await context.require(managers);
      const urn = await newUrn(context, 'structuredProperty', idOf(input));
      requireTypes(context, input, 'entityTypes', 'valueType');
      const created = stampOf(context);
      const [qualifiedName = ''] = context.registry.parseEntityUrn(urn).parts;
      const { typeQualifier, allowedValues, settings } = input;
      await createEntity(context, urn, {
        [definitionAspect]: {
          qualifiedName,
          valueType: input.valueType,
          entityTypes: [...input.entityTypes],
          ...given({
            displayName: input.displayName,
            description: input.description,
            immutable: input.immutable,
            cardinality: input.cardinality,
            allowedPlatforms: input.allowedPlatforms && [...input.allowedPlatforms],
            typeQualifier: typeQualifier?.allowedTypes && { allowedTypes: [...typeQualifier.allowedTypes] },
            allowedValues: allowedValues?.map((value, i) =>
              toAllowedValue(value, `input.allowedValues[${i}]`),
            ),
          }),
          created,
          lastModified: created,
        },
        [settingsAspect]: settings ? { ...given(settings), lastModified: created } : undefined,
      });
      return stubOf(urn);
    },

    async updateStructuredProperty(
      { input }: { readonly input: UpdateStructuredPropertyInput },
      context: GraphqlContext,
    ): Promise<EntityStub | undefined> {
      const { urn, settings } = input;
      requireType(context, urn, 'input.urn', 'structuredProperty');
      await context.require(managers);
      requireTypes(context, input, 'newEntityTypes');
      if (!(await context.aspects.load(urn, definitionAspect)))
        throw new RequestError('INVALID_REQUEST', `input.urn: ${urn} does not exist, or is not defined`);
      const lastModified = stampOf(context);
      await editAspects(context, [
        {
          urn,
          aspect: definitionAspect,
          change: (present) => present && { ...present, ...changesOf(present, input), lastModified },
        },
        ...(settings
          ? [
              {
                urn,
                aspect: settingsAspect,
                change: (present: JsonObject | undefined) => ({
                  ...present,
                  ...given(settings),
                  lastModified,
                }),
              },
            ]
          : []),
      ]);
      return stubOf(urn);
    },

    async deleteStructuredProperty(
      { input: { urn } }: { readonly input: { readonly urn: string } },
      context: GraphqlContext,
    ) {
      requireType(context, urn, 'input.urn', 'structuredProperty');
      await context.require(managers);
      await requireExisting(context, [urn], 'input.urn');
      await deleteWithReferences(context, urn);
      return true;
    },
  },
};

/** The id of a new property: its qualified name, by which searches know it. */
function idOf({ id, qualifiedName }: CreateStructuredPropertyInput): string | null | undefined {
  if (id && qualifiedName && id !== qualifiedName)
    throw new RequestError(
      'INVALID_REQUEST',
      `input.id: expected the qualifiedName ${JSON.stringify(qualifiedName)}, got ${JSON.stringify(id)}`,
    );
  return id ?? qualifiedName;
}

/** Which URNs each place of the arguments takes. */
const typesAt = {
  valueType: 'dataType',
  entityTypes: 'entityType',
  newEntityTypes: 'entityType',
} as const;

function requireTypes<Input extends object>(
  context: GraphqlContext,
  input: Input,
  ...places: readonly (keyof Input & keyof typeof typesAt)[]
): void {
  for (const place of places)
    for (const urn of [input[place] ?? []].flat())
      requireType(context, String(urn), `input.${place}`, typesAt[place]);
}

/** What an update changes of a definition: lists grow, and a property that took one value may take more. */
function changesOf(present: JsonObject, input: UpdateStructuredPropertyInput): JsonObject {
  const { newAllowedValues, newEntityTypes, newAllowedPlatforms, typeQualifier } = input;
  const grown = (list: string, more: readonly string[]) => [...new Set([...textsAt(present, list), ...more])];
  const qualifier = present.typeQualifier as JsonObject | undefined;
  const newTypes = typeQualifier?.newAllowedTypes;
  return given({
    displayName: input.displayName,
    description: input.description,
    immutable: input.immutable,
    cardinality: input.setCardinalityAsMultiple ? 'MULTIPLE' : undefined,
    entityTypes: newEntityTypes && grown('entityTypes', newEntityTypes),
    allowedPlatforms: newAllowedPlatforms && grown('allowedPlatforms', newAllowedPlatforms),
    typeQualifier: newTypes && {
      ...qualifier,
      allowedTypes: [...new Set([...textsAt(qualifier, 'allowedTypes'), ...newTypes])],
    },
    allowedValues: newAllowedValues && [
      ...objectsAt(present, 'allowedValues'),
      ...newAllowedValues.map((value, i) => toAllowedValue(value, `input.newAllowedValues[${i}]`)),
    ],
  });
}

function toAllowedValue({ description, ...value }: AllowedValueInput, place: string): JsonObject {
  if (typeof value.stringValue === 'string') requireText(value.stringValue, `${place}.stringValue`);
  return { value: toPropertyValue(value, place), ...given({ description }) };
}
