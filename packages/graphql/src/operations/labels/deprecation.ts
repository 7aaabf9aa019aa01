import type { Privilege } from '@colophon/catalogue';
import { encodeUrnPart, printUrn } from '@colophon/schema';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { requireOnEach } from './access.ts';
import { inInput, inResources, type ResourceRef, requireTargets, type Target } from './targets.ts';
import { given, type Optional } from './values.ts';

interface Deprecation {
  readonly deprecated: boolean;
  /** Milliseconds since the epoch. */
  readonly decommissionTime?: Optional<number>;
  readonly note?: Optional<string>;
  readonly replacement?: Optional<string>;
}

interface UpdateDeprecationInput extends Deprecation, Omit<ResourceRef, 'resourceUrn'> {
  readonly urn: string;
}

interface BatchUpdateDeprecationInput extends Deprecation {
  readonly resources: readonly Optional<ResourceRef>[];
}

const editors: readonly Privilege[] = ['EDIT_ENTITY', 'EDIT_DEPRECATION_PRIVILEGE'];

/** Whether entities and columns should still be used. */
export const deprecation: Subject = {
  mutations: {
    async updateDeprecation({ input }: { readonly input: UpdateDeprecationInput }, context: GraphqlContext) {
      await requireExisting(context, [requireType(context, input.urn, 'input.urn')], 'input.urn');
      return deprecate(context, input, [{ ...input, resourceUrn: input.urn }], inInput);
    },

    batchUpdateDeprecation: (
      { input }: { readonly input: BatchUpdateDeprecationInput },
      context: GraphqlContext,
    ) => deprecate(context, input, input.resources, inResources),
  },
};

async function deprecate(
  context: GraphqlContext,
  { deprecated, decommissionTime, note, replacement }: Deprecation,
  resources: readonly Optional<ResourceRef>[],
  places: typeof inInput,
): Promise<true> {
  if (replacement) requireType(context, replacement, 'input.replacement');
  const targets = await requireTargets(context, resources, places);
  await requireOnEach(
    context,
    targets.map(({ urn }) => urn),
    editors,
  );
  const { actor } = context;
  const value = {
    deprecated,
    note: note ?? '',
    actor,
    ...given({ decommissionTime, replacement: replacement === '' ? null : replacement }),
  };
  await editAspects(
    context,
    targets.map((target) => ({ urn: ownUrnOf(target), aspect: 'deprecation', change: () => value })),
  );
  return true;
}

/** What is deprecated: a column is an entity of its own. */
const ownUrnOf = ({ urn, column }: Target): string =>
  column === undefined ? urn : printUrn({ entityType: 'schemaField', parts: [urn, encodeUrnPart(column)] });
