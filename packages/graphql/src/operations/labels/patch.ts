import { type ChangeProposal, isCatalogueError } from '@colophon/catalogue';
import type { Json, JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { aspectOfField } from '../../entities/entity-types.ts';
import type { Subject } from '../../subject.ts';
import { requireType } from '../../writing/requirements.ts';
import { given, type Optional } from './values.ts';

interface MapEntry {
  readonly key: string;
  readonly value?: Optional<string>;
}

interface PatchEntityInput {
  readonly urn?: Optional<string>;
  readonly entityType?: Optional<string>;
  readonly aspectName: string;
  readonly patch: readonly PatchOperation[];
  readonly arrayPrimaryKeys?: Optional<
    readonly { readonly arrayField: string; readonly keys: readonly string[] }[]
  >;
  readonly forceGenericPatch?: Optional<boolean>;
  readonly systemMetadata?: Optional<{
    readonly lastObserved?: Optional<number>;
    readonly runId?: Optional<string>;
    readonly properties?: Optional<readonly MapEntry[]>;
  }>;
  readonly headers?: Optional<readonly MapEntry[]>;
}

interface PatchOperation {
  readonly op: string;
  readonly path: string;
  /** JSON; what is not, is a text. */
  readonly value?: Optional<string>;
  readonly from?: Optional<string>;
}

interface PatchEntityResult {
  readonly urn: string;
  readonly name: string | null;
  readonly success: boolean;
  readonly error: string | null;
}

/** Patches of any aspect, by RFC 6902. What is wrong with one is in its result. */
export const patches: Subject = {
  mutations: {
    async patchEntity({ input }: { readonly input: PatchEntityInput }, context: GraphqlContext) {
      const [result] = await apply(context, [input], (i) => (i === 0 ? 'input' : `input[${i}]`));
      return result;
    },

    patchEntities: ({ input }: { readonly input: readonly PatchEntityInput[] }, context: GraphqlContext) =>
      apply(context, input, (i) => `input[${i}]`),
  },
};

/** All of them, or none: one that fails has failed for all. */
async function apply(
  context: GraphqlContext,
  inputs: readonly PatchEntityInput[],
  placeOf: (index: number) => string,
): Promise<readonly PatchEntityResult[]> {
  const urns = inputs.map(({ urn }, i) => requireUrn(context, urn, placeOf(i)));
  for (const urn of new Set(urns)) await context.require(['EDIT_ENTITY'], urn);
  const error = await failureOf(() =>
    context.write(inputs.map((input, i) => toProposal(input, urns[i] ?? ''))),
  );
  return Promise.all(
    urns.map(async (urn) => ({
      urn,
      name: await nameOf(context, urn),
      success: error === null,
      error,
    })),
  );
}

function requireUrn(context: GraphqlContext, urn: Optional<string>, place: string): string {
  if (urn) return requireType(context, urn, `${place}.urn`);
  throw new RequestError('INVALID_REQUEST', `${place}.urn: expected the URN of what to patch, got nothing`);
}

/** The message of a caller's mistake; null when there is none. */
async function failureOf(act: () => Promise<void>): Promise<string | null> {
  try {
    await act();
    return null;
  } catch (error) {
    const isMistake = isCatalogueError(error) || error instanceof RequestError;
    if (!isMistake || error.code === 'FORBIDDEN') throw error;
    return error.message;
  }
}

function toProposal(input: PatchEntityInput, entityUrn: string): ChangeProposal {
  const { entityType, aspectName, patch, arrayPrimaryKeys, forceGenericPatch, headers } = input;
  const { lastObserved, runId, properties } = input.systemMetadata ?? {};
  const keys = (arrayPrimaryKeys ?? []).map(({ arrayField, keys }): [string, Json] => [
    arrayField,
    [...keys],
  ]);
  return {
    entityUrn,
    ...(entityType && { entityType }),
    aspectName,
    changeType: 'PATCH',
    value: {
      patch: patch.map(toOperation),
      ...(keys.length > 0 && { arrayPrimaryKeys: Object.fromEntries(keys) }),
      ...(forceGenericPatch && { forceGenericPatch }),
    },
    systemMetadata: {
      ...(typeof lastObserved === 'number' && { lastObserved }),
      ...(runId && { runId }),
      properties: { appSource: 'ui', ...toRecord(properties) },
    },
    headers: toRecord(headers),
  };
}

const toOperation = ({ op, path, value, from }: PatchOperation): JsonObject => ({
  op: op.toLowerCase(),
  path,
  ...(typeof value === 'string' && { value: parseValue(value) }),
  ...given({ from }),
});

function parseValue(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    // Clients write a text as it is, without quotation marks.
    return text;
  }
}

const toRecord = (entries: Optional<readonly MapEntry[]>): Record<string, string> =>
  Object.fromEntries((entries ?? []).map(({ key, value }) => [key, value ?? '']));

/** What people call an entity; null for one that has no name besides its URN. */
async function nameOf({ registry, aspects }: GraphqlContext, urn: string): Promise<string | null> {
  const aspect = aspectOfField(registry, registry.parseEntityUrn(urn).entity.name, 'properties');
  const value = aspect === undefined ? undefined : await aspects.load(urn, aspect);
  const name = value?.name ?? value?.title ?? value?.displayName;
  return typeof name === 'string' ? name : null;
}
