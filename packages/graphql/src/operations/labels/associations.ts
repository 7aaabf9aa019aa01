import type { Privilege } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { GraphqlContext } from '../../context.ts';
import { type AspectEdit, editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { requireOnEach } from './access.ts';
import {
  attributeEdit,
  columnEdit,
  inInput,
  orOfSibling,
  type ResourceRef,
  requireTargets,
  type Target,
} from './targets.ts';
import { isObject, type Optional, objectsAt } from './values.ts';

/** Tags, or terms: a list of associations, on entities and on columns. */
export interface Association {
  readonly aspect: 'globalTags' | 'glossaryTerms';
  readonly list: string;
  /** Field of an association with the URN of the label. */
  readonly key: string;
  readonly entityType: string;
  readonly privilege: Privilege;
  readonly columnPrivilege: Privilege;
  /** An association with a label. */
  create(context: GraphqlContext, urn: string): JsonObject;
  /** What the list has beside its items when it is changed. */
  stamp(context: GraphqlContext): JsonObject;
}

/** Labels that one request adds or removes. */
export interface LabelChange {
  readonly urns: readonly string[];
  /** Where the arguments name them. */
  readonly place: string;
}

/** Adds labels to what the input itself names. Those that are there already stay as they are. */
export async function addLabels(
  context: GraphqlContext,
  kind: Association,
  change: LabelChange,
  input: ResourceRef,
): Promise<true> {
  await requireLabels(context, kind, change);
  await requireExisting(context, change.urns, change.place);
  await applyAll(
    context,
    kind,
    await requireTargets(context, [input], inInput),
    adding(context, kind, change.urns),
  );
  return true;
}

/** The same of a list of resources; a single column may be that of a sibling of its dataset. */
export async function batchAddLabels(
  context: GraphqlContext,
  kind: Association,
  change: LabelChange,
  resources: readonly Optional<ResourceRef>[],
): Promise<true> {
  await requireLabels(context, kind, change);
  await requireExisting(context, change.urns, change.place);
  await orOfSibling(context, resources, async (refs) =>
    applyAll(context, kind, await requireTargets(context, refs), adding(context, kind, change.urns)),
  );
  return true;
}

/** Removes labels, which need not exist any more, from what the input itself names. */
export async function removeLabels(
  context: GraphqlContext,
  kind: Association,
  change: LabelChange,
  input: ResourceRef,
): Promise<true> {
  await requireLabels(context, kind, change);
  await applyAll(context, kind, await requireTargets(context, [input], inInput), removing(kind, change.urns));
  return true;
}

/** The same from a list of resources. */
export async function batchRemoveLabels(
  context: GraphqlContext,
  kind: Association,
  change: LabelChange,
  resources: readonly Optional<ResourceRef>[],
): Promise<true> {
  await requireLabels(context, kind, change);
  await applyAll(context, kind, await requireTargets(context, resources), removing(kind, change.urns));
  return true;
}

async function requireLabels(context: GraphqlContext, kind: Association, { urns, place }: LabelChange) {
  for (const urn of urns) requireType(context, urn, place, kind.entityType);
}

type ListChange = (items: readonly JsonObject[]) => readonly JsonObject[];

const adding =
  (context: GraphqlContext, kind: Association, urns: readonly string[]): ListChange =>
  (items) => {
    const present = new Set(items.map((item) => item[kind.key]));
    const missing = [...new Set(urns)].filter((urn) => !present.has(urn));
    return [...items, ...missing.map((urn) => kind.create(context, urn))];
  };

const removing =
  (kind: Association, urns: readonly string[]): ListChange =>
  (items) =>
    items.filter((item) => !urns.includes(String(item[kind.key])));

async function applyAll(
  context: GraphqlContext,
  kind: Association,
  targets: readonly Target[],
  change: ListChange,
): Promise<void> {
  const [columns, entities] = [targets.filter(isColumn), targets.filter((target) => !isColumn(target))];
  await requireOnEach(context, urnsOf(columns), ['EDIT_ENTITY', kind.columnPrivilege]);
  await requireOnEach(context, urnsOf(entities), ['EDIT_ENTITY', kind.privilege]);
  await editAspects(
    context,
    targets.map((target) => listEdit(context, kind, target, change)),
  );
}

const isColumn = ({ column }: Target): boolean => column !== undefined;
const urnsOf = (targets: readonly Target[]): readonly string[] => targets.map(({ urn }) => urn);

/** Columns and business attributes have their lists in a field of an aspect; all others, in an aspect of that name. */
function listEdit(
  context: GraphqlContext,
  kind: Association,
  { urn, entityType, column }: Target,
  change: ListChange,
): AspectEdit {
  const changeList = (value: JsonObject | undefined): JsonObject | undefined => {
    const items = objectsAt(value, kind.list);
    const changed = change(items);
    // Adding and removing only: as many items are the same items.
    if (changed.length === items.length) return undefined;
    return { ...value, [kind.list]: [...changed], ...kind.stamp(context) };
  };
  const changeField = (holder: JsonObject): JsonObject | undefined => {
    const field = holder[kind.aspect];
    const list = changeList(isObject(field) ? field : undefined);
    return list && { ...holder, [kind.aspect]: list };
  };
  if (column !== undefined) return columnEdit(context, urn, column, changeField);
  if (entityType === 'businessAttribute') return attributeEdit(context, urn, changeField);
  return { urn, aspect: kind.aspect, change: changeList };
}
