import { criterionOf } from '../search/query.ts';
import type { Effect } from './effect.ts';
import { findUrns } from './find-urns.ts';
import { reject } from './reject.ts';
import { promptIdsOf } from './terms.ts';

export const formAspect = 'formInfo';

/** The id of a question is unique among the questions of all forms. */
export const formPromptsEffect: Effect = {
  aspects: [formAspect],

  async readSet({ value, patch }, { transaction, isFirst }) {
    const given = patch ? idsIn(patch.operations) : promptIdsOf(value);
    const ids = given.filter((id) => isFirst(`prompt\n${id}`));
    if (ids.length === 0) return [];
    const forms = await findUrns(transaction, ['form'], [[criterionOf('promptId', ids)]]);
    return forms.map((urn) => ({ urn, aspect: formAspect }));
  },

  check(value) {
    const seen = new Set<string>();
    for (const [i, id] of promptIdsOf(value).entries()) {
      const path = `/prompts/${i}/id`;
      if (seen.has(id)) reject(formAspect, path, 'an id that no other prompt of the form has', id);
      seen.add(id);
    }
  },

  checkAtEnd(value, { state, checked }) {
    for (const [i, id] of promptIdsOf(value).entries()) {
      const path = `/prompts/${i}/id`;
      const other = state.rowsWith(formAspect, id).find(({ urn }) => urn !== checked.urn);
      if (other)
        reject(formAspect, path, `an id that no prompt of another form has, ${other.urn} among them`, id);
    }
  },
};

/** Every `id` in the operations of a patch, and the last part of each path, which may be one. */
function idsIn(root: unknown): string[] {
  if (typeof root !== 'object' || root === null) return [];
  return Object.entries(root).flatMap(([name, member]) => {
    if (typeof member !== 'string') return idsIn(member);
    return name === 'id' || name === 'value' ? [member] : [];
  });
}
