import type { ColumnsQuery } from '../../../gen/entity/columns/columns.ts';
import { stepsOf } from './steps-of.ts';

type Dataset = NonNullable<ColumnsQuery['dataset']>;
type Field = NonNullable<Dataset['schemaMetadata']>['fields'][number];
type EditedField = NonNullable<Dataset['editableSchemaMetadata']>['editableSchemaFieldInfo'][number];

/** A column with what people wrote of it. */
export interface Column {
  readonly path: string;
  /** Last part of the path, which is shown. */
  readonly name: string;
  /** Steps above it. */
  readonly depth: number;
  readonly type: string;
  readonly description: string | null;
  /** What the source says, whatever people wrote. */
  readonly sourceDescription: string | null;
  readonly isKey: boolean;
  readonly isNullable: boolean;
  readonly labels: readonly Label[];
  readonly hasChildren: boolean;
}

export interface Label {
  readonly urn: string;
  readonly name: string;
  readonly color: string | null;
  readonly kind: 'tags' | 'terms';
  /** People put it there, and can take it away; what the source says stays. */
  readonly isEditable: boolean;
}

/** The columns of a dataset in the order of its schema. */
export function columnsOf(dataset: ColumnsQuery['dataset']): readonly Column[] {
  const edited = new Map(
    (dataset?.editableSchemaMetadata?.editableSchemaFieldInfo ?? []).map((field) => [field.fieldPath, field]),
  );
  const fields = dataset?.schemaMetadata?.fields ?? [];
  const parents = new Set(fields.map(({ fieldPath }) => stepsOf(fieldPath).slice(0, -1).join('.')));
  return fields.map((field) => {
    const steps = stepsOf(field.fieldPath);
    return {
      path: field.fieldPath,
      name: steps.at(-1) ?? field.fieldPath,
      depth: Math.max(0, steps.length - 1),
      type: field.nativeDataType ?? field.type.toLowerCase(),
      description: edited.get(field.fieldPath)?.description || field.description,
      isKey: field.isPartOfKey === true,
      isNullable: field.nullable,
      sourceDescription: field.description,
      labels: labelsOf(field, edited.get(field.fieldPath)),
      hasChildren: parents.has(steps.join('.')),
    };
  });
}

/** Tags and terms, those of the source and those of people, each once. */
function labelsOf(source: Field, edited: EditedField | undefined): readonly Label[] {
  const labels = new Map<string, Label>();
  for (const field of [edited, source]) {
    const isEditable = field === edited;
    for (const { tag } of field?.globalTags?.tags ?? [])
      if (!labels.has(tag.urn))
        labels.set(tag.urn, {
          urn: tag.urn,
          name: tag.card.name,
          color: tag.card.color,
          kind: 'tags',
          isEditable,
        });
    for (const { term } of field?.glossaryTerms?.terms ?? [])
      if (!labels.has(term.urn))
        labels.set(term.urn, { urn: term.urn, name: term.card.name, color: null, kind: 'terms', isEditable });
  }
  return [...labels.values()];
}

/** Columns that are shown: those that match, with what is above them; without a text, those that are not folded away. */
export function visibleColumns(
  columns: readonly Column[],
  text: string,
  closed: ReadonlySet<string>,
): readonly Column[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return unfolded(columns, closed);
  const shown = new Set<Column>();
  const above: Column[] = [];
  for (const column of columns) {
    above.length = Math.min(above.length, column.depth);
    above[column.depth] = column;
    if (matches(column, wanted)) for (const each of above) if (each) shown.add(each);
  }
  return columns.filter((column) => shown.has(column));
}

const matches = ({ name, description, labels }: Column, wanted: string): boolean =>
  name.toLowerCase().includes(wanted) ||
  description?.toLowerCase().includes(wanted) === true ||
  labels.some((label) => label.name.toLowerCase().includes(wanted));

function unfolded(columns: readonly Column[], closed: ReadonlySet<string>): readonly Column[] {
  if (closed.size === 0) return columns;
  let hiddenBelow = Number.POSITIVE_INFINITY;
  return columns.filter(({ path, depth }) => {
    if (depth > hiddenBelow) return false;
    hiddenBelow = closed.has(path) ? depth : Number.POSITIVE_INFINITY;
    return true;
  });
}
