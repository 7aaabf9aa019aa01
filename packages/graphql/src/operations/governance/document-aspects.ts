import type { JsonObject } from '@colophon/schema';
import type { GraphqlContext } from '../../context.ts';
import { requireType, requireUrn } from '../../writing/requirements.ts';
import { stampOf } from './new-entity.ts';
import { creatorAsOwner } from './owners.ts';
import { given, requireText } from './text.ts';

export interface DocumentContent {
  readonly text: string;
}

/** What is known of a document when it is created. */
export interface NewDocument {
  readonly title: string | null | undefined;
  readonly text: string;
  readonly state: string | null | undefined;
  readonly subType: string | null | undefined;
  readonly parentDocument: string | null | undefined;
  readonly showInGlobalContext: boolean | null | undefined;
  /** As {@link relatedOf} reads it. */
  readonly related?: JsonObject;
}

/** The first aspects of a document that is written in the catalogue. It belongs to the caller. */
export async function initialAspects(
  context: GraphqlContext,
  { title, text, state, subType, parentDocument, related, showInGlobalContext }: NewDocument,
): Promise<Record<string, JsonObject | undefined>> {
  const created = stampOf(context);
  return {
    documentInfo: {
      ...given({ title, parentDocument: parentDocument ? { document: parentDocument } : undefined }),
      source: { sourceType: 'NATIVE' },
      status: { state: state ?? 'UNPUBLISHED' },
      contents: { text },
      ...related,
      created,
      lastModified: created,
    },
    subTypes:
      typeof subType === 'string' ? { typeNames: [requireText(subType, 'input.subType')] } : undefined,
    documentSettings: { showInGlobalContext: showInGlobalContext ?? true, lastModified: created },
    ownership: await creatorAsOwner(context),
  };
}

/** What a document is about, and the documents beside it. Lists that are absent stay as they are. */
export function relatedOf(
  context: GraphqlContext,
  {
    relatedAssets,
    relatedDocuments,
  }: {
    readonly relatedAssets?: readonly string[] | null;
    readonly relatedDocuments?: readonly string[] | null;
  },
): JsonObject {
  for (const [i, asset] of (relatedAssets ?? []).entries())
    requireUrn(context, asset, `input.relatedAssets[${i}]`);
  for (const [i, document] of (relatedDocuments ?? []).entries())
    requireType(context, document, `input.relatedDocuments[${i}]`, 'document');
  return given({
    relatedAssets: relatedAssets && [...new Set(relatedAssets)].map((asset) => ({ asset })),
    relatedDocuments: relatedDocuments && [...new Set(relatedDocuments)].map((document) => ({ document })),
  });
}
