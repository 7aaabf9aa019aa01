import type { Privilege } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { type DocumentContent, initialAspects, relatedOf } from './document-aspects.ts';
import { createEntity, newUrn, stampOf } from './new-entity.ts';
import { type OwnerInput, ownershipOf } from './owners.ts';
import { given, requireText } from './text.ts';
import { requireNoCycle } from './trees.ts';

type DocumentState = 'PUBLISHED' | 'UNPUBLISHED';

interface CreateDocumentInput {
  readonly id?: string | null;
  readonly subType?: string | null;
  readonly title?: string | null;
  readonly state?: DocumentState | null;
  readonly contents: DocumentContent;
  readonly owners?: readonly OwnerInput[] | null;
  readonly parentDocument?: string | null;
  readonly relatedAssets?: readonly string[] | null;
  readonly relatedDocuments?: readonly string[] | null;
  readonly settings?: { readonly showInGlobalContext?: boolean | null } | null;
}

interface UpdateContentsInput {
  readonly urn: string;
  readonly title?: string | null;
  readonly contents?: DocumentContent | null;
  readonly subType?: string | null;
}

interface UpdateRelatedInput {
  readonly urn: string;
  readonly relatedAssets?: readonly string[] | null;
  readonly relatedDocuments?: readonly string[] | null;
}

interface MoveDocumentInput {
  readonly urn: string;
  readonly parentDocument?: string | null;
}

interface OfDocument<Rest = unknown> {
  readonly input: { readonly urn: string } & Rest;
}

export const creators: readonly Privilege[] = ['MANAGE_DOCUMENTS'];
const editors: readonly Privilege[] = ['EDIT_ENTITY', 'MANAGE_DOCUMENTS'];
const removers: readonly Privilege[] = ['DELETE_ENTITY', 'MANAGE_DOCUMENTS'];
const infoAspect = 'documentInfo';

export const documents: Subject = {
  mutations: {
    async createDocument({ input }: { readonly input: CreateDocumentInput }, context: GraphqlContext) {
      await context.require(creators);
      const { id, owners, parentDocument } = input;
      await requireParent(context, parentDocument, 'input.parentDocument');
      const related = relatedOf(context, input);
      const urn = await newUrn(context, 'document', id);
      const aspects = await initialAspects(context, {
        title: input.title,
        text: input.contents.text,
        state: input.state,
        subType: input.subType,
        parentDocument,
        related,
        showInGlobalContext: input.settings?.showInGlobalContext,
      });
      const ownership = owners?.length ? await ownershipOf(context, owners) : aspects.ownership;
      await createEntity(context, urn, { ...aspects, ownership });
      return urn;
    },

    async updateDocumentContents({ input }: OfDocument<UpdateContentsInput>, context: GraphqlContext) {
      const { urn, title, contents, subType } = input;
      await requireDocument(context, urn);
      const lastModified = stampOf(context);
      const changed = given({ title, contents: contents && { text: contents.text } });
      await editAspects(context, [
        infoEdit(urn, (info) => ({ ...info, ...changed, lastModified })),
        ...(typeof subType === 'string' ? [subTypeEdit(urn, subType)] : []),
      ]);
      return true;
    },

    async updateDocumentRelatedEntities({ input }: OfDocument<UpdateRelatedInput>, context: GraphqlContext) {
      await requireDocument(context, input.urn);
      const related = relatedOf(context, input);
      const lastModified = stampOf(context);
      await editAspects(context, [infoEdit(input.urn, (info) => ({ ...info, ...related, lastModified }))]);
      return true;
    },

    async updateDocumentStatus(
      { input: { urn, state } }: OfDocument<{ readonly state: DocumentState }>,
      context: GraphqlContext,
    ) {
      await requireDocument(context, urn);
      const lastModified = stampOf(context);
      await editAspects(context, [infoEdit(urn, (info) => ({ ...info, status: { state }, lastModified }))]);
      return true;
    },

    async updateDocumentSubType(
      { input: { urn, subType } }: OfDocument<{ readonly subType?: string | null }>,
      context: GraphqlContext,
    ) {
      await requireDocument(context, urn);
      await editAspects(context, [subTypeEdit(urn, subType)]);
      return true;
    },

    async updateDocumentSettings(
      { input: { urn, showInGlobalContext } }: OfDocument<{ readonly showInGlobalContext: boolean }>,
      context: GraphqlContext,
    ) {
      await requireDocument(context, urn);
      const lastModified = stampOf(context);
      await editAspects(context, [
        {
          urn,
          aspect: 'documentSettings',
          change: (present) => ({ ...present, showInGlobalContext, lastModified }),
        },
      ]);
      return true;
    },

    async moveDocument({ input }: OfDocument<MoveDocumentInput>, context: GraphqlContext) {
      const { urn, parentDocument: document } = input;
      await requireDocument(context, urn);
      await requireParent(context, document, 'input.parentDocument');
      if (document) await requireNoCycle(context, urn, document, 'input.parentDocument');
      const lastModified = stampOf(context);
      await editAspects(context, [
        infoEdit(urn, ({ parentDocument: _, ...info }) => ({
          ...info,
          ...given({ parentDocument: document ? { document } : undefined }),
          lastModified,
        })),
      ]);
      return true;
    },

    /** The document can be brought back: it is only marked as removed. */
    async deleteDocument({ urn }: { readonly urn: string }, context: GraphqlContext) {
      requireType(context, urn, 'urn', 'document');
      await context.require(removers, urn);
      await requireExisting(context, [urn], 'urn');
      await editAspects(context, [
        { urn, aspect: 'status', change: (present) => ({ ...present, removed: true }) },
      ]);
      return true;
    },
  },
};

/** @throws RequestError `INVALID_REQUEST` for a document that does not exist. */
export async function requireParent(
  context: GraphqlContext,
  parent: string | null | undefined,
  place: string,
): Promise<void> {
  if (parent === null || parent === undefined) return;
  await requireExisting(context, [requireType(context, parent, place, 'document')], place);
}

async function requireDocument(context: GraphqlContext, urn: string): Promise<void> {
  requireType(context, urn, 'input.urn', 'document');
  await context.require(editors, urn);
  if (!(await context.aspects.load(urn, infoAspect)))
    throw new RequestError('INVALID_REQUEST', `input.urn: ${urn} does not exist, or is empty`);
}

const infoEdit = (urn: string, change: (info: JsonObject) => JsonObject) => ({
  urn,
  aspect: infoAspect,
  change: (present: JsonObject | undefined) => present && change(present),
});

const subTypeEdit = (urn: string, subType: string | null | undefined) => ({
  urn,
  aspect: 'subTypes',
  change: () => ({
    typeNames: typeof subType === 'string' ? [requireText(subType, 'input.subType')] : [],
  }),
});
