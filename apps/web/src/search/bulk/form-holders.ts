import { formsOfManyQuery } from '../../../gen/search/bulk/bulk.ts';
import { request } from '../../data/request.ts';
import { assignedUrns } from '../../entity/forms/form-state.ts';
import type { Target } from './selection.ts';

/** Entities of a request. */
const size = 100;

/** The targets that have a form; undefined where that cannot be read. */
export async function formHolders(
  targets: readonly Target[],
  form: string,
): Promise<ReadonlySet<string> | undefined> {
  const holders = new Set<string>();
  try {
    for (let at = 0; at < targets.length; at += size) {
      const urns = targets.slice(at, at + size).map(({ urn }) => urn);
      const { entities } = await request(formsOfManyQuery, { urns });
      for (const entity of entities ?? [])
        if (entity && 'forms' in entity && assignedUrns(entity.forms).includes(form)) holders.add(entity.urn);
    }
  } catch {
    // The edit itself says what is wrong, if it is still so.
    return undefined;
  }
  return holders;
}
