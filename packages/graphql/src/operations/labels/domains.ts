import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { requireOnEachOrGlossary } from './access.ts';
import { type ResourceRef, requireEntities, requireTargets } from './targets.ts';
import type { Optional } from './values.ts';

interface BatchSetDomainInput {
  /** Null removes what the resources have. */
  readonly domainUrn?: Optional<string>;
  readonly resources: readonly ResourceRef[];
}

interface EntityArgs {
  readonly entityUrn: string;
}

/** The domain of an entity: the model has a list of them, these operations write none or one. */
export const domains: Subject = {
  mutations: {
    async setDomain(
      { entityUrn, domainUrn }: EntityArgs & { readonly domainUrn: string },
      context: GraphqlContext,
    ) {
      await requireEntity(context, entityUrn);
      return setDomain(context, domainUrn, [{ resourceUrn: entityUrn }], 'domainUrn');
    },

    async unsetDomain({ entityUrn }: EntityArgs, context: GraphqlContext) {
      await requireEntity(context, entityUrn);
      return setDomain(context, null, [{ resourceUrn: entityUrn }], 'domainUrn');
    },

    batchSetDomain: ({ input }: { readonly input: BatchSetDomainInput }, context: GraphqlContext) =>
      setDomain(context, input.domainUrn, input.resources, 'input.domainUrn'),
  },
};

const requireEntity = (context: GraphqlContext, urn: string): Promise<void> =>
  requireExisting(context, [requireType(context, urn, 'entityUrn')], 'entityUrn');

async function setDomain(
  context: GraphqlContext,
  domain: Optional<string>,
  resources: readonly ResourceRef[],
  place: string,
): Promise<true> {
  const wanted = domain === null || domain === undefined ? [] : [domain];
  for (const urn of wanted) requireType(context, urn, place, 'domain');
  await requireExisting(context, wanted, place);
  requireEntities(resources);
  const targets = await requireTargets(context, resources);
  const urns = targets.map(({ urn }) => urn);
  await requireOnEachOrGlossary(context, urns, ['EDIT_ENTITY', 'EDIT_DOMAINS_PRIVILEGE']);
  await editAspects(
    context,
    urns.map((urn) => ({ urn, aspect: 'domains', change: () => ({ domains: wanted }) })),
  );
  return true;
}
