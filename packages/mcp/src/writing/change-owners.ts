import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import { z } from 'zod';
import { objectsIn, requireEntity } from '../entities/read-entities.ts';
import { defineTool } from '../server/tool.ts';
import { editAspect, requireReferences, requireType, stampOf } from './edit-aspect.ts';
import { urnParameter, urnsParameter } from './parameters.ts';

const systemType = 'urn:li:ownershipType:__system__';
const defaultType = `${systemType}technical_owner`;
/** Ownership types that older readers know by a symbol of their own. */
const symbols: ReadonlySet<string> = new Set(['TECHNICAL_OWNER', 'BUSINESS_OWNER', 'DATA_STEWARD', 'NONE']);
const owners = ['corpuser', 'corpGroup'];

export const changeOwners = defineTool({
  kind: 'writing',
  name: 'change_owners',
  title: 'Add and remove owners',
  description:
    'Make users or groups owners of an entity, and remove others. They must exist: find them with search.',
  isDestructive: true,
  input: {
    urn: urnParameter,
    add: urnsParameter('URNs of users (corpuser) and groups (corpGroup) to add. Default: none.'),
    remove: urnsParameter('URNs of owners to remove, whatever their ownership type. Default: none.'),
    ownership_type: z
      .string()
      .default(defaultType)
      .describe(
        `URN of the ownership type of those added, such as ${systemType}business_owner. Default ${defaultType}.`,
      ),
  },
  async run({ urn, add, remove, ownership_type }, { session }) {
    if (add.length + remove.length === 0)
      throw new RequestError(
        'INVALID_REQUEST',
        'add, remove: expected at least one URN in one of them, got none',
      );
    await requireEntity(session, urn);
    await requireReferences(session, add, 'add', owners);
    for (const owner of remove) requireType(session, owner, 'remove', owners);
    if (add.length > 0)
      await requireReferences(session, [ownership_type], 'ownership_type', ['ownershipType']);
    const changed = await editAspect(session, urn, 'ownership', (present) => {
      const before = objectsIn(present?.owners);
      const kept = before.filter(({ owner }) => !remove.includes(String(owner)));
      const added = [...new Set(add)].filter(
        (owner) =>
          !remove.includes(owner) &&
          !kept.some((each) => each.owner === owner && each.typeUrn === ownership_type),
      );
      if (kept.length === before.length && added.length === 0) return undefined;
      return {
        ...present,
        owners: [...kept, ...added.map((owner) => toOwner(owner, ownership_type))],
        lastModified: stampOf(session),
      };
    });
    return { data: { urn, changed } };
  },
});

function toOwner(owner: string, typeUrn: string): JsonObject {
  const symbol = typeUrn.startsWith(systemType) ? typeUrn.slice(systemType.length).toUpperCase() : '';
  return { owner, type: symbols.has(symbol) ? symbol : 'CUSTOM', typeUrn, source: { type: 'MANUAL' } };
}
