import {
  type ChangeSet,
  createPace,
  type Deletion,
  type DocumentChange,
  type FilterValues,
  filterValues,
  type SearchDocument,
} from '@colophon/catalogue';

// What a change set changes in the index of values. The index has no way from an entity to its values but by the document,
// and to write those that stay as they are would cost most of a commit.

/** A value that filters and facets use. */
export type FieldValue = readonly [field: string, value: string];

interface ValueDelta {
  readonly removedValues: readonly FieldValue[];
  readonly addedValues: readonly FieldValue[];
}

/** A document that changed, and what that changes in the index of values. */
export interface DocumentDelta extends Omit<DocumentChange, 'isRebuilt'>, ValueDelta {}

export type DeletionDelta =
  | Exclude<Deletion, { readonly kind: 'entity' }>
  | (Extract<Deletion, { readonly kind: 'entity' }> & Pick<ValueDelta, 'removedValues'>);

/** A change set as it is written. */
export interface ChangeSetDelta extends Omit<ChangeSet, 'documents' | 'deletions' | 'textFields'> {
  readonly deletions: readonly DeletionDelta[];
  readonly documents: readonly DocumentDelta[];
}

/** The search documents that a transaction deals with. */
export interface SeenDocuments {
  /** The stored document of each entity that has one. */
  read(urns: readonly string[]): Promise<readonly SearchDocument[]>;
  /** What a change set changes in those that are stored, and in those that the sets before it have put there. */
  deltaOf(changes: ChangeSet): Promise<ChangeSetDelta>;
}

/** @param readStored Reads the document of each entity that has one. */
export function createSeenDocuments(
  readStored: (urns: readonly string[]) => Promise<readonly SearchDocument[]>,
): SeenDocuments {
  /** By URN; undefined where there is none. The same objects that the work was given: what it kept of them is the same. */
  const seen = new Map<string, SearchDocument | undefined>();

  async function read(urns: readonly string[]): Promise<readonly SearchDocument[]> {
    const found = await readStored(urns);
    for (const urn of urns) seen.set(urn, undefined);
    for (const document of found) seen.set(document.urn, document);
    return found;
  }

  async function stored(urn: string): Promise<SearchDocument | undefined> {
    if (!seen.has(urn)) await read([urn]);
    return seen.get(urn);
  }

  return {
    read,
    async deltaOf({ documents, deletions = [], textFields = new Set(), ...changes }) {
      const valuesOf = (document: SearchDocument | undefined): readonly FieldValue[] =>
        document ? [...filterValues(document, (field) => !textFields.has(field))].flatMap(pairs) : [];
      const pace = createPace();
      const deletionDeltas: DeletionDelta[] = [];
      for (const deletion of deletions) {
        await pace();
        if (deletion.kind === 'entity') {
          deletionDeltas.push({ ...deletion, removedValues: valuesOf(await stored(deletion.urn)) });
          seen.set(deletion.urn, undefined);
        } else deletionDeltas.push(deletion);
      }
      const documentDeltas: DocumentDelta[] = [];
      for (const { isRebuilt, ...change } of documents) {
        await pace();
        const { after } = change;
        const before = await stored(after.urn);
        seen.set(after.urn, after);
        const delta = isRebuilt
          ? { removedValues: valuesOf(before), addedValues: valuesOf(after) }
          : changedValues(before, after, textFields);
        documentDeltas.push({ ...change, ...delta });
      }
      return { ...changes, deletions: deletionDeltas, documents: documentDeltas };
    },
  };
}

/** The difference between the filter values of two documents. */
function changedValues(
  before: SearchDocument | undefined,
  after: SearchDocument,
  textFields: ReadonlySet<string>,
): ValueDelta {
  const changed = before && changedFields(before, after);
  const isWanted = (field: string) => !textFields.has(field) && (changed?.has(field) ?? true);
  const now = filterValues(after, isWanted);
  if (!before) return { removedValues: [], addedValues: [...now].flatMap(pairs) };
  const old = filterValues(before, isWanted);
  return { removedValues: [...old].flatMap(without(now)), addedValues: [...now].flatMap(without(old)) };
}

/** Fields to which a changed aspect contributes. An unchanged one has its fields from the document before. */
function changedFields(before: SearchDocument, after: SearchDocument): ReadonlySet<string> {
  const fields = new Set<string>();
  for (const [one, other] of [
    [before, after],
    [after, before],
  ] as const) {
    for (const [aspect, part] of Object.entries(one.fieldsByAspect)) {
      if (other.fieldsByAspect[aspect] === part) continue;
      for (const field of Object.keys(part)) fields.add(field);
    }
  }
  return fields;
}

type FilterEntry = readonly [field: string, values: readonly string[]];

const pairs = ([field, values]: FilterEntry): FieldValue[] => values.map((value) => [field, value]);

/** The pairs that others lack. */
function without(others: FilterValues): (entry: FilterEntry) => FieldValue[] {
  return ([field, values]) => {
    const known = new Set(others.get(field));
    return pairs([field, values.filter((value) => !known.has(value))]);
  };
}
