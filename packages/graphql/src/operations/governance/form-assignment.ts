import { CatalogueError } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { requireBatch, typesWith } from './batches.ts';
import { type FilterInput, readFilters } from './filters.ts';
import { associationIn, formsAspect, withForm, withoutForm, withVerification } from './form-associations.ts';
import { stampOf } from './new-entity.ts';
import { objectsAt, textsAt } from './text.ts';

interface BatchFormInput {
  readonly formUrn: string;
  readonly entityUrns: readonly string[];
}

interface DynamicAssignmentInput {
  readonly formUrn: string;
  readonly orFilters: readonly { readonly and?: readonly FilterInput[] | null }[];
}

interface VerifyFormInput {
  readonly formUrn: string;
  readonly entityUrn: string;
}

export const formAssignment: Subject = {
  mutations: {
    async batchAssignForm({ input }: { readonly input: BatchFormInput }, context: GraphqlContext) {
      const { form, entities } = await requireFormAndEntities(context, input);
      const info = await context.aspects.load(form, 'formInfo');
      const stamp = stampOf(context);
      await editAspects(
        context,
        entities.map((urn) => ({
          urn,
          aspect: formsAspect,
          change: (present) => withForm(present, form, info, stamp),
        })),
      );
      return true;
    },

    async batchRemoveForm({ input }: { readonly input: BatchFormInput }, context: GraphqlContext) {
      const { form, entities } = await requireFormAndEntities(context, input);
      await editAspects(
        context,
        entities.map((urn) => ({
          urn,
          aspect: formsAspect,
          change: (present) => withoutForm(present, form),
        })),
      );
      return true;
    },

    /** The catalogue assigns the form to all that the filter finds, in the same transaction. */
    async createDynamicFormAssignment(
      { input }: { readonly input: DynamicAssignmentInput },
      context: GraphqlContext,
    ) {
      const { formUrn: urn, orFilters } = input;
      requireType(context, urn, 'input.formUrn', 'form');
      await requireExisting(context, [urn], 'input.formUrn');
      const clauses = orFilters.map(({ and }) => readFilters(and ?? []));
      if (clauses.every((criteria) => criteria.length === 0))
        throw new RequestError(
          'INVALID_REQUEST',
          'input.orFilters: expected criteria; without any, the form would be assigned to everything',
        );
      const or = clauses.map((criteria) => ({
        and: criteria.map(({ fields, values, condition, negated }) => ({
          field: fields[0] ?? '',
          values: [...values],
          condition,
          negated,
        })),
      }));
      await editAspects(context, [
        { urn, aspect: 'dynamicFormAssignment', change: () => ({ filter: { or } }) },
      ]);
      return true;
    },

    async verifyForm({ input }: { readonly input: VerifyFormInput }, context: GraphqlContext) {
      const { formUrn: form, entityUrn: urn } = input;
      requireType(context, form, 'input.formUrn', 'form');
      requireType(context, urn, 'input.entityUrn', ...typesWith(context, formsAspect));
      await requireExisting(context, [form, urn], 'input');
      const info = await context.aspects.load(form, 'formInfo');
      if (!(await isAssignedTo(context, info?.actors as JsonObject | undefined, urn)))
        throw new CatalogueError('FORBIDDEN', `input.formUrn: ${form} is not assigned to you`);
      if (!associationIn(await context.aspects.load(urn, formsAspect), form))
        throw new RequestError('INVALID_REQUEST', `input.formUrn: ${form} is not assigned to ${urn}`);
      const stamp = stampOf(context);
      await editAspects(context, [
        { urn, aspect: formsAspect, change: (present) => withVerification(present, form, stamp) },
      ]);
      return true;
    },
  },
};

async function requireFormAndEntities(context: GraphqlContext, { formUrn, entityUrns }: BatchFormInput) {
  const form = requireType(context, formUrn, 'input.formUrn', 'form');
  await requireExisting(context, [form], 'input.formUrn');
  const entities = await requireBatch(context, entityUrns, 'input.entityUrns', {
    entityTypes: typesWith(context, formsAspect),
  });
  return { form, entities };
}

/** Whether the caller is to fill in a form of an asset: by name, as a member of a group, or as an owner. */
async function isAssignedTo(
  context: GraphqlContext,
  actors: JsonObject | undefined,
  asset: string,
): Promise<boolean> {
  const callers = await callerAndGroups(context);
  const named = [...textsAt(actors, 'users'), ...textsAt(actors, 'groups')];
  if (named.some((urn) => callers.has(urn))) return true;
  if (actors?.owners === false) return false;
  const owners = objectsAt(await context.aspects.load(asset, 'ownership'), 'owners');
  const types = textsAt(actors, 'ownershipTypes');
  return owners.some(
    ({ owner, typeUrn }) =>
      callers.has(String(owner)) && (types.length === 0 || types.includes(String(typeUrn))),
  );
}

/** The URNs that the caller goes under: the caller's own, and those of the groups. */
async function callerAndGroups({ actor, aspects }: GraphqlContext): Promise<ReadonlySet<string>> {
  const [signedIn, native] = await Promise.all([
    aspects.load(actor, 'groupMembership'),
    aspects.load(actor, 'nativeGroupMembership'),
  ]);
  return new Set([actor, ...textsAt(signedIn, 'groups'), ...textsAt(native, 'nativeGroups')]);
}
