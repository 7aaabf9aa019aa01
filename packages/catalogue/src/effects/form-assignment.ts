import type { Json, JsonObject, Registry } from '@colophon/schema';
import { resolveEntityTypes } from '../entity-types.ts';
import { equalJson } from '../equal-json.ts';
import type { TransactionReads } from '../ports/aspect-store.ts';
import type { LatestAspect } from '../ports/aspects.ts';
import type { AuditStamp } from '../proposal.ts';
import { checkSearch } from '../search/check-search.ts';
import { documentTest } from '../search/matches-document.ts';
import { criterionOf, type FilterCriterion, type SearchQuery, searchQuery } from '../search/query.ts';
import { relativesIn } from '../search/relatives.ts';
import { resolveSearch } from '../search/resolve-search.ts';
import type { BatchEndTools } from '../write/batch-end.ts';
import type { WorkingState } from '../write/working-state.ts';
import type { AppliedWrite, Effect } from './effect.ts';
import { everyHit, findUrns } from './find-urns.ts';
import { formAspect } from './form-prompts.ts';
import { isObject, objectsAt, stringsAt } from './json-values.ts';
import { promptIdsOf } from './terms.ts';

const assignmentAspect = 'dynamicFormAssignment';
const formsAspect = 'forms';

/** A form is assigned to every asset that its filter finds when the filter is written. */
export const formAssignmentEffect: Effect = {
  aspects: [assignmentAspect],

  readSet: ({ urn }) => [{ urn, aspect: formAspect }],

  check({ filter }, { registry }) {
    checkSearch(queryOf(filter, registry));
  },

  applied({ filter }, write) {
    const { registry, checked, present, rollback, atEnd } = write;
    const { urn } = checked;
    if (rollback && present) takeBackAtEnd(write, present, rollback.restored?.version);
    // The last filter of a batch counts, and the form and the assets as they are at the end of it.
    atEnd(`${assignmentAspect}\n${urn}`, async (tools) => {
      const { state } = write;
      const assets = await assetsOf(queryOf(filter, registry), tools.transaction, state, registry);
      await tools.read(assets.map((asset) => ({ urn: asset, aspect: formsAspect })));
      for (const asset of assets) assign(asset, write);
    });
  },

  deleted(_, write) {
    const { present, isEntityDeleted } = write;
    if (present && !isEntityDeleted) takeBackAtEnd(write, present);
  },
};

/** A form that is deleted is taken off the assets. */
export const formDeletionEffect: Effect = {
  aspects: ['formKey'],
  deleted(_, write) {
    unassignAtEnd(write);
  },
};

function assign(asset: string, { state, checked: { urn }, stamp, put }: AppliedWrite): void {
  const form = state.latest({ urn, aspect: formAspect })?.value ?? {};
  const forms = state.latest({ urn: asset, aspect: formsAspect })?.value ?? {};
  const incompleteForms = objectsAt(forms, 'incompleteForms');
  const completedForms = objectsAt(forms, 'completedForms');
  if ([...incompleteForms, ...completedForms].some((association) => association.urn === urn)) return;
  put(asset, formsAspect, {
    verifications: [],
    ...forms,
    completedForms,
    incompleteForms: [...incompleteForms, associationOf(urn, form, stamp)],
  });
}

/** Takes a form off the assets that have it, when the batch is applied. */
function unassignAtEnd(write: AppliedWrite): void {
  const { urn } = write.checked;
  write.atEnd(`unassign\n${urn}`, async (tools) => {
    for (const [asset, forms] of await holdersOf(urn, write, tools))
      write.put(asset, formsAspect, without(forms, urn));
  });
}

/**
 * Takes a form off the assets that have it by an assignment that is gone, and on which nobody has answered a question
 * since. `restored` is the version of the assignment that is left.
 */
function takeBackAtEnd(write: AppliedWrite, present: LatestAspect, restored = 0): void {
  const { urn } = write.checked;
  write.atEnd(`take back\n${urn}`, async (tools) => {
    const older = await tools.transaction.olderVersions({ urn, aspect: assignmentAspect });
    const gone = [present, ...older.filter(({ version }) => version > restored)].map(
      ({ created }) => created,
    );
    const isOfGone = (association: JsonObject) => gone.some((stamp) => isUntouched(association, urn, stamp));
    for (const [asset, forms] of await holdersOf(urn, write, tools))
      if (objectsAt(forms, 'incompleteForms').some(isOfGone))
        write.put(asset, formsAspect, without(forms, urn));
  });
}

/** The assets that have a form, with all forms of each. */
async function holdersOf(
  urn: string,
  { registry, state }: AppliedWrite,
  { transaction, read }: BatchEndTools,
): Promise<readonly (readonly [asset: string, forms: JsonObject])[]> {
  const stored = await findUrns(transaction, typesWithForms(registry), [
    [criterionOf(['incompleteForms', 'completedForms', 'verifiedForms'], [urn])],
  ]);
  const pending = state.rowsWith(formsAspect, urn).map((row) => row.urn);
  const assets = [...new Set([...stored, ...pending])];
  await read(assets.map((asset) => ({ urn: asset, aspect: formsAspect })));
  return assets.flatMap((asset) => {
    const forms = state.latest({ urn: asset, aspect: formsAspect })?.value;
    return forms ? [[asset, forms] as const] : [];
  });
}

function without(forms: JsonObject, urn: string): JsonObject {
  const others = (list: string) => objectsAt(forms, list).filter((association) => association.urn !== urn);
  return {
    ...forms,
    incompleteForms: others('incompleteForms'),
    completedForms: others('completedForms'),
    verifications: objectsAt(forms, 'verifications').filter(({ form }) => form !== urn),
  };
}

/** True for a form as an assignment has left it: with open questions, all of the time of the assignment. */
function isUntouched(association: JsonObject, urn: string, { actor, time }: AuditStamp): boolean {
  const open = objectsAt(association, 'incompletePrompts');
  return (
    association.urn === urn &&
    open.length > 0 &&
    objectsAt(association, 'completedPrompts').length === 0 &&
    open.every(({ lastModified }) => equalJson(lastModified, { actor, time }))
  );
}

/** The form with all of its questions open. */
const associationOf = (urn: string, form: JsonObject, { actor, time }: AuditStamp): JsonObject => ({
  urn,
  incompletePrompts: promptIdsOf(form).map((id) => ({ id, lastModified: { actor, time } })),
  completedPrompts: [],
});

/** What the query finds, with the changes of the batch and of those before it in the same transaction. */
async function assetsOf(
  query: SearchQuery,
  transaction: TransactionReads,
  state: WorkingState,
  registry: Registry,
): Promise<readonly string[]> {
  const entityTypes = resolveEntityTypes(registry, query.entityTypes);
  const resolved = await resolveSearch(
    registry,
    { ...checkSearch(query), entityTypes },
    relativesIn(transaction),
  );
  const found = new Set(await everyHit(transaction, resolved));
  const isFound = documentTest(resolved);
  for (const [urn, document] of state.changedDocuments()) {
    if (document && isFound(document)) found.add(urn);
    else found.delete(urn);
  }
  return [...found];
}

function queryOf(filter: Json | undefined, registry: Registry): SearchQuery {
  const { or, ...all } = isObject(filter) ? filter : {};
  const clauses =
    or === undefined
      ? [objectsAt(all, 'criteria')]
      : objectsAt({ or }, 'or').map((one) => objectsAt(one, 'and'));
  return searchQuery({
    entityTypes: typesWithForms(registry),
    includeOutdated: true,
    filter: clauses.filter((clause) => clause.length > 0).map((clause) => clause.map(criterionIn)),
  });
}

const criterionIn = (criterion: JsonObject): FilterCriterion => ({
  fields: [String(criterion.field)],
  condition: (criterion.condition ?? 'EQUAL') as FilterCriterion['condition'],
  values: stringsAt(criterion, 'values'),
  negated: criterion.negated === true,
});

const typesWithForms = (registry: Registry): string[] =>
  [...registry.entities.keys()].filter((type) => registry.aspectOf(type, formsAspect));
