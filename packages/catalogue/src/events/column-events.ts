import type { JsonObject } from '@colophon/schema';
import { columnChanges, columnUrn } from '../timeline/column-changes.ts';
import { recordsBy } from '../timeline/detect.ts';
import type { ChangeRule, EntityChange } from './change-event.ts';
import { contextOf, memberChanges, textOf } from './member-changes.ts';
import { textChange } from './text-changes.ts';

const tags = memberChanges({
  category: 'TAG',
  list: 'globalTags.tags',
  keys: ['tag'],
  parametersOf: (member, tagUrn) => ({ tagUrn, ...contextOf(member) }),
});
const terms = memberChanges({
  category: 'GLOSSARY_TERM',
  list: 'glossaryTerms.terms',
  keys: ['urn'],
  parametersOf: (member, termUrn) => ({ termUrn, ...contextOf(member) }),
});

/** Descriptions, tags and terms of columns: events of the columns themselves. */
export const columnNoteEvents =
  (list: string, { pathIsModifier }: { readonly pathIsModifier: boolean }): ChangeRule =>
  (before, after, { urn }) => {
    const [old, now] = [recordsBy(before, list, 'fieldPath'), recordsBy(after, list, 'fieldPath')];
    return [...new Set([...old.keys(), ...now.keys()])].flatMap((fieldPath) => {
      const [was, is]: [JsonObject, JsonObject] = [old.get(fieldPath) ?? {}, now.get(fieldPath) ?? {}];
      const column = { urn: columnUrn(urn, fieldPath), entityType: 'schemaField' };
      const place = { fieldPath, parentUrn: urn };
      const texts = [textOf(was.description), textOf(is.description)] as const;
      return [
        ...textChange(
          column,
          texts,
          (description) => ({ description, ...place }),
          pathIsModifier ? fieldPath : undefined,
        ),
        ...[...tags(was, is, column), ...terms(was, is, column)].map((change) => ({
          ...change,
          parameters: { ...place, ...change.parameters },
        })),
      ];
    });
  };

/** Columns that were added, removed, renamed or changed their type, and changes of the primary key. */
export const schemaEvents: ChangeRule = (before, after, { urn, entityType }) => {
  const [old, now] = [recordsBy(before, 'fields', 'fieldPath'), recordsBy(after, 'fields', 'fieldPath')];
  return columnChanges(before, after, urn).map(
    ({ operation, modifier, parameters, renamedFrom }): EntityChange => {
      const about = { entityUrn: urn, entityType, category: 'TECHNICAL_SCHEMA' };
      const fieldPath = parameters?.fieldPath ?? '';
      // A change of the primary key names the column by its path alone.
      if (parameters?.fieldUrn === undefined) {
        const fieldUrn = columnUrn(urn, fieldPath);
        return {
          ...about,
          operation: 'MODIFY',
          modifier: fieldUrn,
          parameters: { fieldPath, fieldUrn, modificationCategory: 'OTHER' },
        };
      }
      const column = now.get(fieldPath) ?? old.get(fieldPath);
      const isTypeChange = operation === 'MODIFY' && renamedFrom === undefined;
      return {
        ...about,
        operation,
        ...(modifier !== undefined && {
          modifier: renamedFrom === undefined ? modifier : columnUrn(urn, renamedFrom),
        }),
        parameters: {
          ...parameters,
          nullable: column?.nullable === true,
          modificationCategory: isTypeChange ? 'TYPE_CHANGE' : renamedFrom === undefined ? 'OTHER' : 'RENAME',
        },
      };
    },
  );
};
