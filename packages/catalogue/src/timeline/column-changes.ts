import { encodeUrnPart, type JsonObject, printUrn } from '@colophon/schema';
import type { Change } from './change.ts';
import { type Detector, members, recordsBy, single } from './detect.ts';

export const columnUrn = (dataset: string, fieldPath: string): string =>
  printUrn({ entityType: 'schemaField', parts: [dataset, encodeUrnPart(fieldPath)] });

const tags = members({ category: 'TAG', list: 'tags', key: 'tag', parameter: 'tagUrn', noun: 'tag' });
const terms = members({
  category: 'GLOSSARY_TERM',
  list: 'terms',
  key: 'urn',
  parameter: 'termUrn',
  noun: 'glossary term',
});
const description = single({ category: 'DOCUMENTATION', field: 'description', noun: 'description' });

/** What people say of columns: descriptions, tags and terms, in a list of columns by that name. */
export const columnNotes =
  (list: string): Detector =>
  (before, after, urn) => {
    const [old, now] = [recordsBy(before, list, 'fieldPath'), recordsBy(after, list, 'fieldPath')];
    return [...new Set([...old.keys(), ...now.keys()])].flatMap((fieldPath) => {
      const [was, is] = [old.get(fieldPath) ?? {}, now.get(fieldPath) ?? {}];
      const column = columnUrn(urn, fieldPath);
      const found = [
        ...description(was, is, column),
        ...tags(recordAt(was, 'globalTags'), recordAt(is, 'globalTags'), column),
        ...terms(recordAt(was, 'glossaryTerms'), recordAt(is, 'glossaryTerms'), column),
      ];
      return found.map((change) => ({ ...change, parameters: { ...change.parameters, fieldPath } }));
    });
  };

/** Columns that were added, removed, renamed, or whose type changed; and changes of the primary key. */
export const columnChanges: Detector = (before, after, urn) => {
  const [old, now] = [recordsBy(before, 'fields', 'fieldPath'), recordsBy(after, 'fields', 'fieldPath')];
  const removed = new Set([...old.keys()].filter((path) => !now.has(path)));
  const added = new Set([...now.keys()].filter((path) => !old.has(path)));
  const about = (fieldPath: string) => ({
    entityUrn: urn,
    category: 'TECHNICAL_SCHEMA' as const,
    modifier: columnUrn(urn, fieldPath),
    parameters: { fieldPath, fieldUrn: columnUrn(urn, fieldPath) },
  });
  const changes: Change[] = [];
  // From the last to the first, so that the first is taken off its end.
  const renamable = Map.groupBy([...added].reverse(), (path) => keptByRename(path, now.get(path)));
  for (const [from, column] of old) {
    const kept = removed.has(from) ? keptByRename(from, column) : undefined;
    const to = kept === undefined ? undefined : renamable.get(kept)?.pop();
    if (to === undefined) continue;
    removed.delete(from);
    added.delete(to);
    const sentence = `The column ${from} was renamed to ${to}.`;
    changes.push({
      ...about(to),
      operation: 'MODIFY',
      renamedFrom: from,
      semanticChange: 'MINOR',
      description: sentence,
    });
  }
  for (const path of removed) {
    const sentence = `The column ${path} was removed, which breaks its readers.`;
    changes.push({ ...about(path), operation: 'REMOVE', semanticChange: 'MAJOR', description: sentence });
  }
  for (const path of added) {
    const sentence = `The column ${path} was added.`;
    changes.push({ ...about(path), operation: 'ADD', semanticChange: 'MINOR', description: sentence });
  }
  for (const [path, column] of now) {
    const [was, is] = [old.get(path)?.nativeDataType, column.nativeDataType];
    if (!old.has(path) || was === is) continue;
    const sentence = `The type of the column ${path} changed from ${was} to ${is}, which may break its readers.`;
    changes.push({ ...about(path), operation: 'MODIFY', semanticChange: 'MAJOR', description: sentence });
  }
  return [...changes, ...keyChanges(before, after, urn)];
};

/** What a renamed column keeps: its place, its type and its description; nothing without a description. */
function keptByRename(path: string, column: JsonObject | undefined): string | undefined {
  const { description, nativeDataType = null } = column ?? {};
  if (typeof description !== 'string' || description.trim() === '') return undefined;
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  return JSON.stringify([parent, nativeDataType, description]);
}

const keyMembers = members({
  category: 'TECHNICAL_SCHEMA',
  list: 'primaryKeys',
  parameter: 'fieldPath',
  noun: 'primary key column',
});

/** A changed primary key identifies rows differently, unless there was none before. */
function keyChanges(before: JsonObject, after: JsonObject, urn: string): Change[] {
  const hadKey = recordsIn(before.primaryKeys) > 0;
  return keyMembers(before, after, urn).map((change) => ({
    ...change,
    semanticChange: hadKey ? 'MAJOR' : 'MINOR',
  }));
}

const recordsIn = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

function recordAt(value: JsonObject, name: string): JsonObject {
  const found = value[name];
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? found : {};
}
