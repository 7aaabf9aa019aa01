import { isCatalogueError } from '@colophon/catalogue';
import { md5Hex } from '@colophon/schema/md5';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { initialAspects } from './document-aspects.ts';
import { creators, requireParent } from './documents.ts';
import { createEntity, stampOf } from './new-entity.ts';
import { requireText } from './text.ts';

interface DocumentFile {
  readonly fileName: string;
  readonly content: string;
}

interface ImportInput {
  readonly documents: readonly DocumentFile[];
  readonly showInGlobalContext?: boolean | null;
  readonly useCase?: keyof typeof subTypes | null;
  readonly parentDocumentUrn?: string | null;
}

/** The subtype of the documents of each use. */
const subTypes = { CONTEXT_DOCUMENT: undefined, SKILL: 'Skill' } as const;
/** Files of one request: each is a write of its own. */
const maxFiles = 500;

/** Files that become documents. A file of the same name below the same document replaces the text of the earlier one. */
export const documentImport: Subject = {
  mutations: {
    async importDocumentsFromFiles({ input }: { readonly input: ImportInput }, context: GraphqlContext) {
      await context.require(creators);
      const { documents, parentDocumentUrn } = input;
      if (documents.length > maxFiles)
        throw new RequestError(
          'INVALID_REQUEST',
          `input.documents: expected at most ${maxFiles}, got ${documents.length}`,
        );
      await requireParent(context, parentDocumentUrn, 'input.parentDocumentUrn');
      const result = {
        createdCount: 0,
        updatedCount: 0,
        failedCount: 0,
        errors: [] as string[],
        documentUrns: [] as string[],
      };
      for (const [i, file] of documents.entries())
        try {
          const { urn, isNew } = await importFile(context, file, input, `input.documents[${i}]`);
          result[isNew ? 'createdCount' : 'updatedCount']++;
          result.documentUrns.push(urn);
        } catch (error) {
          // The other files are imported all the same; a fault of the server ends it.
          if (!isCatalogueError(error) && !(error instanceof RequestError)) throw error;
          result.failedCount++;
          result.errors.push(`${file.fileName}: ${error.message}`);
        }
      return result;
    },
  },
};

async function importFile(
  context: GraphqlContext,
  { fileName, content: text }: DocumentFile,
  { parentDocumentUrn: parentDocument, showInGlobalContext, useCase }: ImportInput,
  place: string,
): Promise<{ readonly urn: string; readonly isNew: boolean }> {
  requireText(fileName, `${place}.fileName`);
  const urn = `urn:li:document:${idOf(fileName, parentDocument)}`;
  const title = titleOf(fileName, text);
  if (await context.existence.exists(urn)) {
    const lastModified = stampOf(context);
    await editAspects(context, [
      {
        urn,
        aspect: 'documentInfo',
        change: (info) => info && { ...info, title, contents: { text }, lastModified },
      },
      // It may have been deleted since.
      {
        urn,
        aspect: 'status',
        change: (status) => (status?.removed ? { ...status, removed: false } : undefined),
      },
    ]);
    return { urn, isNew: false };
  }
  const aspects = await initialAspects(context, {
    title,
    text,
    state: 'PUBLISHED',
    subType: useCase && subTypes[useCase],
    parentDocument,
    showInGlobalContext,
  });
  await createEntity(context, urn, aspects);
  return { urn, isNew: true };
}

/** The same file has the same id whenever it is imported. */
const idOf = (fileName: string, parent: string | null | undefined): string =>
  `file-${md5Hex(JSON.stringify([parent ?? null, fileName]))}`;

/** The first heading of a Markdown file; without one, the name of the file without its extension. */
function titleOf(fileName: string, text: string): string {
  const heading = /^#[ \t]+(\S.*)$/m.exec(text)?.[1]?.trim();
  return heading ?? (fileName.replace(/^.*[/\\]/, '').replace(/(?<=.)\.[^.]*$/, '') || fileName);
}
