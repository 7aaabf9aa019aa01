import { equalJson } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { objectsAt, textAt } from './text.ts';

/** What changed from one version of a document to the next. */
export interface Difference {
  readonly changeType: string;
  readonly description: string;
  readonly details: readonly { readonly key: string; readonly value: string }[];
}

/** The same, with who changed it and when. */
export interface DocumentChange extends Difference {
  readonly actor: string;
  readonly timestamp: number;
}

interface Aspect {
  readonly changeType: string;
  readonly description: string;
  /** What is compared. */
  read(info: JsonObject): unknown;
  /** True names the old and the new value. */
  readonly isShort?: boolean;
}

const objectAt = (info: JsonObject, field: string): JsonObject | undefined =>
  info[field] as JsonObject | undefined;

/** What of a document is compared. */
const aspects: readonly Aspect[] = [
  {
    changeType: 'TITLE_CHANGED',
    description: 'The title was changed',
    read: (info) => textAt(info, 'title'),
    isShort: true,
  },
  {
    changeType: 'TEXT_CHANGED',
    description: 'The text was changed',
    read: (info) => textAt(objectAt(info, 'contents'), 'text'),
  },
  {
    changeType: 'PARENT_CHANGED',
    description: 'The document was moved',
    read: (info) => textAt(objectAt(info, 'parentDocument'), 'document'),
    isShort: true,
  },
  {
    changeType: 'RELATED_DOCUMENTS_CHANGED',
    description: 'The related documents were changed',
    read: (info) => objectsAt(info, 'relatedDocuments').map(({ document }) => document),
  },
  {
    changeType: 'RELATED_ASSETS_CHANGED',
    description: 'The related assets were changed',
    read: (info) => objectsAt(info, 'relatedAssets').map(({ asset }) => asset),
  },
  {
    changeType: 'STATE_CHANGED',
    description: 'The state was changed',
    read: (info) => textAt(objectAt(info, 'status'), 'state'),
    isShort: true,
  },
];

/** What differs between two versions of a document; without an earlier one, that it was created. */
export function documentChanges(before: JsonObject | undefined, after: JsonObject): readonly Difference[] {
  if (!before) return [{ changeType: 'CREATED', description: 'The document was created', details: [] }];
  return aspects.flatMap(({ changeType, description, read, isShort }) => {
    const [old, now] = [read(before), read(after)];
    if (equalJson(old, now)) return [];
    const values = isShort ? { old, new: now } : {};
    const details = Object.entries(values).flatMap(([key, value]) =>
      typeof value === 'string' ? [{ key, value }] : [],
    );
    return [{ changeType, description, details }];
  });
}

/** That a document was deleted, of two versions of its status. */
export const documentDeletion = (before: JsonObject | undefined, after: JsonObject): readonly Difference[] =>
  after.removed === true && before?.removed !== true
    ? [{ changeType: 'DELETED', description: 'The document was deleted', details: [] }]
    : [];
