import type { Json, JsonObject, Registry } from '@colophon/schema';
import { resolveEntityTypes } from '../entity-types.ts';
import { isCatalogueError } from '../errors.ts';
import type { Store } from '../ports.ts';
import type { AuditStamp } from '../proposal.ts';
import { checkSearch } from '../search/check-search.ts';
import { criterionOf, type FilterCriterion, type SearchQuery, searchQuery } from '../search/query.ts';
import { relativesIn } from '../search/relatives.ts';
import { resolveSearch } from '../search/resolve-search.ts';
import type { AppliedWrite, Effect, ReadKey } from './effect.ts';
import { everyHit, findUrns } from './find-urns.ts';
import { formAspect } from './form-prompts.ts';
import { isObject, objectsAt, stringsAt } from './json-values.ts';
import { reject } from './reject.ts';
import { promptIdsOf } from './terms.ts';

const assignmentAspect = 'dynamicFormAssignment';
const formsAspect = 'forms';

/** A form is assigned to every asset that its filter finds when the filter is written. */
export const formAssignmentEffect: Effect = {
  aspects: [assignmentAspect],

  async readSet({ urn, value, patch, proposal }, { store, state, registry }) {
    if (patch || proposal.changeType === 'DELETE') return [];
    const question = questionOf(urn, value);
    const found = state.found(question) ?? (await assetsOf(value, store, registry));
    state.setFound(question, found);
    return [{ urn, aspect: formAspect }, ...found.map(formsOf)];
  },

  check({ filter }, { registry, checked }) {
    if (checked.patch) reject(assignmentAspect, '/', 'the whole value', 'a patch');
    checkSearch(queryOf(filter, registry));
  },

  applied(value, { state, checked: { urn }, stamp, put }) {
    const form = state.latest({ urn, aspect: formAspect })?.value ?? {};
    for (const asset of state.found(questionOf(urn, value)) ?? []) {
      const forms = state.latest({ urn: asset, aspect: formsAspect })?.value ?? {};
      const incompleteForms = objectsAt(forms, 'incompleteForms');
      const completedForms = objectsAt(forms, 'completedForms');
      if ([...incompleteForms, ...completedForms].some((association) => association.urn === urn)) continue;
      put(asset, formsAspect, {
        verifications: [],
        ...forms,
        completedForms,
        incompleteForms: [...incompleteForms, associationOf(urn, form, stamp)],
      });
    }
  },
};

/** A form that is deleted is taken off the assets. */
export const formDeletionEffect: Effect = {
  aspects: ['formKey'],

  async readSet({ urn, proposal }, { store, state, registry }) {
    if (proposal.changeType !== 'DELETE') return [];
    const holders =
      state.found(urn) ??
      (await findUrns(store, typesWithForms(registry), [
        [criterionOf(['incompleteForms', 'completedForms', 'verifiedForms'], [urn])],
      ]));
    state.setFound(urn, holders);
    return holders.map(formsOf);
  },

  deleted(_, write) {
    for (const asset of write.state.found(write.checked.urn) ?? []) unassign(asset, write);
  },
};

function unassign(asset: string, { state, checked: { urn }, put }: AppliedWrite): void {
  const forms = state.latest({ urn: asset, aspect: formsAspect })?.value;
  if (!forms) return;
  const without = (list: string) => objectsAt(forms, list).filter((association) => association.urn !== urn);
  put(asset, formsAspect, {
    ...forms,
    incompleteForms: without('incompleteForms'),
    completedForms: without('completedForms'),
    verifications: objectsAt(forms, 'verifications').filter(({ form }) => form !== urn),
  });
}

/** The form with all of its questions open. */
const associationOf = (urn: string, form: JsonObject, { actor, time }: AuditStamp): JsonObject => ({
  urn,
  incompletePrompts: promptIdsOf(form).map((id) => ({ id, lastModified: { actor, time } })),
  completedPrompts: [],
});

const formsOf = (urn: string): ReadKey => ({ urn, aspect: formsAspect, isChanged: true });
const questionOf = (urn: string, { filter }: JsonObject): string =>
  `${assignmentAspect}\n${urn}\n${JSON.stringify(filter)}`;

async function assetsOf(value: JsonObject, store: Store, registry: Registry): Promise<readonly string[]> {
  const query = queryOf(value.filter, registry);
  try {
    const entityTypes = resolveEntityTypes(registry, query.entityTypes);
    const resolved = await resolveSearch(
      registry,
      { ...checkSearch(query), entityTypes },
      relativesIn(store),
    );
    return await everyHit(store, resolved);
  } catch (error) {
    // `check` throws it, for this write alone.
    if (isCatalogueError(error)) return [];
    throw error;
  }
}

function queryOf(filter: Json | undefined, registry: Registry): SearchQuery {
  const { or, ...all } = isObject(filter) ? filter : {};
  const clauses =
    or === undefined
      ? [objectsAt(all, 'criteria')]
      : objectsAt({ or }, 'or').map((one) => objectsAt(one, 'and'));
  return searchQuery({
    entityTypes: typesWithForms(registry),
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
