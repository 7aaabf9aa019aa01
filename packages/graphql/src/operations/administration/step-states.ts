import { throwIfAborted } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { upsert } from '../../writing/edit-aspects.ts';
import { objectAt, stampOf, toEntries, toMap, urnOf } from './values.ts';

interface StepState {
  readonly id: string;
  readonly properties: readonly ({ readonly key: string; readonly value?: string | null } | null)[];
}

const entityType = 'dataHubStepState';
const aspect = 'dataHubStepStateProperties';
/** States of one request. */
const maxStates = 1000;

function requireFew(states: readonly unknown[], place: string): void {
  if (states.length > maxStates)
    throw new RequestError(
      'INVALID_REQUEST',
      `${place}: expected at most ${maxStates}, got ${states.length}`,
    );
}

/** Which steps of an interface a user has taken, such as an introduction. Everybody reads and writes them. */
export const stepStates: Subject = {
  queries: {
    async batchGetStepStates(
      { input: { ids } }: { readonly input: { readonly ids: readonly string[] } },
      context: GraphqlContext,
    ) {
      requireFew(ids, 'input.ids');
      const urns = ids.map((id) => urnOf(context, entityType, id, 'input.ids'));
      const views = urns.length === 0 ? [] : await context.unguarded.entities(urns, [aspect]);
      const values = new Map(
        views.flatMap(({ urn, aspects }) => aspects.map(({ value }) => [urn, value] as const)),
      );
      const results = ids.flatMap((id, at) => {
        const value = values.get(urns[at] ?? '');
        return value ? [{ id, properties: toEntries(objectAt(value, 'properties')) }] : [];
      });
      return { results };
    },
  },

  mutations: {
    /** Each state is a write of its own. */
    async batchUpdateStepStates(
      { input: { states } }: { readonly input: { readonly states: readonly StepState[] } },
      context: GraphqlContext,
    ) {
      requireFew(states, 'input.states');
      const results: { id: string; succeeded: boolean }[] = [];
      for (const state of states) {
        throwIfAborted(context.session.context.signal);
        results.push({ id: state.id, succeeded: await isWritten(state, context) });
      }
      context.refresh();
      return { results };
    },
  },
};

/** Whether it was written. Why not, DataHub does not tell either. */
async function isWritten({ id, properties }: StepState, context: GraphqlContext): Promise<boolean> {
  try {
    const urn = urnOf(context, entityType, id, 'input.states.id');
    await context.unguarded.propose([
      upsert(urn, aspect, { properties: toMap(properties), lastModified: stampOf(context) }),
    ]);
    return true;
  } catch {
    return false;
  }
}
