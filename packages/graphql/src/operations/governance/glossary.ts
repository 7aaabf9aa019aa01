import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { deleteWithReferences } from './delete-entity.ts';
import { requireGlossaryChange, requireGlossaryEntityChange } from './glossary-rights.ts';
import { hasNo, listPage } from './list-page.ts';
import { createEntity, newUrn } from './new-entity.ts';
import { creatorAsOwner } from './owners.ts';
import { given, requireText } from './text.ts';
import { isNameTaken, requireNoCycle } from './trees.ts';

interface CreateGlossaryEntityInput {
  readonly id?: string | null;
  readonly name: string;
  readonly description?: string | null;
  readonly parentNode?: string | null;
}

interface UpdateParentNodeInput {
  readonly resourceUrn: string;
  readonly parentNode?: string | null;
}

interface RootEntitiesInput {
  readonly start: number;
  readonly count: number;
}

type GlossaryType = 'glossaryTerm' | 'glossaryNode';

const infoOf = { glossaryTerm: 'glossaryTermInfo', glossaryNode: 'glossaryNodeInfo' } as const;

/** What an entity of the glossary has from its creation. */
const initialInfo = { glossaryTerm: { termSource: 'INTERNAL' }, glossaryNode: {} } as const;

async function create(
  entityType: GlossaryType,
  { id, name, description, parentNode }: CreateGlossaryEntityInput,
  context: GraphqlContext,
): Promise<string> {
  if (typeof parentNode === 'string') requireType(context, parentNode, 'input.parentNode', 'glossaryNode');
  await requireGlossaryChange(context, parentNode);
  requireText(name, 'input.name');
  if (parentNode) await requireExisting(context, [parentNode], 'input.parentNode');
  const urn = await newUrn(context, entityType, id);
  if (await isNameTaken(context, entityType, name, { parent: parentNode }))
    throw new RequestError(
      'INVALID_REQUEST',
      `input.name: ${parentNode ?? 'the top level'} has ${JSON.stringify(name)} already`,
    );
  const info = { name, definition: description ?? '', parentNode, ...initialInfo[entityType] };
  await createEntity(context, urn, {
    [infoOf[entityType]]: given(info),
    ownership: await creatorAsOwner(context),
  });
  return urn;
}

/** A page of the entities of the glossary that are in no node. */
const rootsOf = (entityType: GlossaryType, input: RootEntitiesInput, context: GraphqlContext) =>
  listPage(context, input, { entityType, filter: [[hasNo('parentNode')]] });

export const glossary: Subject = {
  queries: {
    async getRootGlossaryTerms({ input }: { readonly input: RootEntitiesInput }, context: GraphqlContext) {
      const { items, ...page } = await rootsOf('glossaryTerm', input, context);
      return { ...page, terms: items };
    },

    async getRootGlossaryNodes({ input }: { readonly input: RootEntitiesInput }, context: GraphqlContext) {
      const { items, ...page } = await rootsOf('glossaryNode', input, context);
      return { ...page, nodes: items };
    },
  },

  mutations: {
    createGlossaryTerm: ({ input }: { readonly input: CreateGlossaryEntityInput }, context: GraphqlContext) =>
      create('glossaryTerm', input, context),

    createGlossaryNode: ({ input }: { readonly input: CreateGlossaryEntityInput }, context: GraphqlContext) =>
      create('glossaryNode', input, context),

    async updateParentNode({ input }: { readonly input: UpdateParentNodeInput }, context: GraphqlContext) {
      const urn = requireType(
        context,
        input.resourceUrn,
        'input.resourceUrn',
        'glossaryTerm',
        'glossaryNode',
      );
      const { parentNode } = input;
      if (typeof parentNode === 'string')
        requireType(context, parentNode, 'input.parentNode', 'glossaryNode');
      await requireGlossaryEntityChange(context, urn);
      await requireGlossaryChange(context, parentNode);
      const aspect = infoOf[context.registry.parseEntityUrn(urn).entity.name as GlossaryType];
      if (!(await context.aspects.load(urn, aspect)))
        throw new RequestError('INVALID_REQUEST', `input.resourceUrn: ${urn} does not exist`);
      if (parentNode) {
        await requireExisting(context, [parentNode], 'input.parentNode');
        await requireNoCycle(context, urn, parentNode, 'input.parentNode');
      }
      await editAspects(context, [
        {
          urn,
          aspect,
          change: ({ parentNode: _, ...present } = {}) => ({ ...present, ...given({ parentNode }) }),
        },
      ]);
      return true;
    },

    async deleteGlossaryEntity({ urn }: { readonly urn: string }, context: GraphqlContext) {
      requireType(context, urn, 'urn', 'glossaryTerm', 'glossaryNode');
      await requireGlossaryEntityChange(context, urn);
      await requireExisting(context, [urn], 'urn');
      await deleteWithReferences(context, urn);
      return true;
    },
  },
};
