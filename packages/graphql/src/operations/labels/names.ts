import { criterionOf, type Privilege, searchQuery } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { requireGlossary } from './access.ts';
import { requirePresent } from './targets.ts';
import { requireText, stampsOf } from './values.ts';

interface UpdateNameInput {
  readonly name: string;
  readonly urn: string;
}

/** How the entities of a type get another name. */
interface Naming {
  readonly aspect: string;
  /** Default: `name`. */
  readonly field?: string;
  /** False where the aspect may be written anew with a name alone. Default: true. */
  readonly needsPresent?: boolean;
  readonly isStamped?: boolean;
  /** Two entities with the same parent, or two at all where there are none, do not have the same name. */
  readonly isUnique?: boolean;
  /** What the error names when the right is missing. */
  readonly privileges: readonly Privilege[];
  /** @throws CatalogueError `FORBIDDEN` */
  requireRight(context: GraphqlContext, urn: string): Promise<void>;
}

const glossary = { privileges: ['MANAGE_GLOSSARIES'], requireRight: requireGlossary } as const;

export const namings: Readonly<Record<string, Naming>> = {
  glossaryTerm: { aspect: 'glossaryTermInfo', ...glossary },
  glossaryNode: { aspect: 'glossaryNodeInfo', ...glossary },
  domain: {
    aspect: 'domainProperties',
    isUnique: true,
    privileges: ['MANAGE_DOMAINS'],
    requireRight: (context) => context.require(['MANAGE_DOMAINS']),
  },
  corpGroup: {
    aspect: 'corpGroupInfo',
    field: 'displayName',
    privileges: ['MANAGE_USERS_AND_GROUPS'],
    requireRight: requireUserManager,
  },
  dataProduct: {
    aspect: 'dataProductProperties',
    privileges: ['EDIT_ENTITY'],
    requireRight: requireProductManager,
  },
  businessAttribute: {
    aspect: 'businessAttributeInfo',
    isStamped: true,
    isUnique: true,
    privileges: ['MANAGE_BUSINESS_ATTRIBUTE'],
    requireRight: (context) => context.require(['MANAGE_BUSINESS_ATTRIBUTE']),
  },
  dataset: {
    aspect: 'editableDatasetProperties',
    needsPresent: false,
    isStamped: true,
    privileges: ['EDIT_ENTITY', 'EDIT_ENTITY_PROPERTIES'],
    requireRight: (context, urn) => context.require(['EDIT_ENTITY', 'EDIT_ENTITY_PROPERTIES'], urn),
  },
};

/** Entities of the same name that are looked at. */
const maxNamesakes = 100;

/** Names that people give. */
export const names: Subject = {
  mutations: {
    async updateName({ input }: { readonly input: UpdateNameInput }, context: GraphqlContext) {
      const name = requireText(input.name, 'input.name');
      const urn = requireType(context, input.urn, 'input.urn', ...Object.keys(namings));
      const { entity } = context.registry.parseEntityUrn(urn);
      const naming = namings[entity.name] as Naming;
      const { aspect, field = 'name', needsPresent = true, isStamped } = naming;
      await requireExisting(context, [urn], 'input.urn');
      await naming.requireRight(context, urn);
      if (naming.isUnique) await requireFreeName(context, urn, naming.aspect, name);
      await editAspects(context, [
        {
          urn,
          aspect,
          change: (present) => ({
            ...(needsPresent ? requirePresent(present, urn, aspect) : present),
            ...(isStamped && stampsOf(context, present)),
            [field]: name,
          }),
        },
      ]);
      return true;
    },
  },
};

async function requireUserManager({ may, require }: GraphqlContext): Promise<void> {
  const updatesBoth = (await may(['UPDATE_USERS'])) && (await may(['UPDATE_GROUPS']));
  if (!updatesBoth) await require(['MANAGE_USERS_AND_GROUPS']);
}

/** Who may change a product, or manages the products of one of its domains. */
async function requireProductManager({ may, require, aspects }: GraphqlContext, urn: string): Promise<void> {
  if (await may(['EDIT_ENTITY'], urn)) return;
  const domains = (await aspects.load(urn, 'domains'))?.domains;
  for (const domain of Array.isArray(domains) ? domains.map(String) : [])
    if (await may(['EDIT_ENTITY', 'MANAGE_DATA_PRODUCTS'], domain)) return;
  await require(['EDIT_ENTITY'], urn);
}

/** @throws RequestError `CONFLICT` for a name that another entity in the same place has. */
async function requireFreeName(
  { session, aspects, registry }: GraphqlContext,
  urn: string,
  aspect: string,
  name: string,
): Promise<void> {
  const { entity } = registry.parseEntityUrn(urn);
  const { hits } = await session.search(
    searchQuery({
      entityTypes: [entity.name],
      filter: [[criterionOf('_entityName', [name])]],
      count: maxNamesakes,
    }),
  );
  const placeOf = (value: JsonObject | undefined) => value?.parentDomain;
  const own = placeOf(await aspects.load(urn, aspect));
  const values = await Promise.all(hits.map((hit) => aspects.load(hit.urn, aspect)));
  const isTaken = hits.some((hit, i) => {
    const other = values[i];
    return hit.urn !== urn && other?.name === name && placeOf(other) === own;
  });
  if (isTaken)
    throw new RequestError(
      'CONFLICT',
      `input.name: another ${entity.name} is called ${JSON.stringify(name)}`,
    );
}
