import { type JsonObject, parseUrn } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { stampOf } from './new-entity.ts';

export interface OwnerInput {
  readonly ownerUrn: string;
  readonly ownerEntityType: 'CORP_USER' | 'CORP_GROUP';
  readonly type?: string | null;
  readonly ownershipTypeUrn?: string | null;
}

const systemType = (name: string): string => `urn:li:ownershipType:__system__${name.toLowerCase()}`;
const ownerTypes = { CORP_USER: 'corpuser', CORP_GROUP: 'corpGroup' } as const;
const source = { type: 'MANUAL' };

/** The ownership of what the caller creates; undefined for a caller that can own nothing. */
export async function creatorAsOwner(context: GraphqlContext): Promise<JsonObject | undefined> {
  const { actor, existence } = context;
  if (!Object.values<string>(ownerTypes).includes(parseUrn(actor).entityType)) return undefined;
  const typeUrn = systemType('technical_owner');
  const kind = (await existence.exists(typeUrn)) ? { type: 'TECHNICAL_OWNER', typeUrn } : { type: 'NONE' };
  return { owners: [{ owner: actor, ...kind, source }], lastModified: stampOf(context) };
}

/** The ownership that a request names. @throws RequestError `INVALID_REQUEST` */
export async function ownershipOf(
  context: GraphqlContext,
  inputs: readonly OwnerInput[],
  place = 'input.owners',
): Promise<JsonObject> {
  const owners = new Map<string, JsonObject>();
  for (const [i, input] of inputs.entries()) {
    const owner = readOwner(context, input, `${place}[${i}]`);
    owners.set(`${owner.owner}\n${owner.typeUrn}`, owner);
  }
  const named = [...owners.values()];
  const chosenTypes = inputs.flatMap(({ ownershipTypeUrn }) => ownershipTypeUrn ?? []);
  await requireExisting(context, [...named.map(({ owner }) => String(owner)), ...chosenTypes], place);
  return { owners: named, lastModified: stampOf(context) };
}

function readOwner(
  context: GraphqlContext,
  { ownerUrn, ownerEntityType, type, ownershipTypeUrn }: OwnerInput,
  place: string,
): JsonObject {
  const owner = requireType(context, ownerUrn, `${place}.ownerUrn`, ownerTypes[ownerEntityType]);
  if (ownershipTypeUrn) {
    const typeUrn = requireType(context, ownershipTypeUrn, `${place}.ownershipTypeUrn`, 'ownershipType');
    return { owner, type: type ?? 'NONE', typeUrn, source };
  }
  if (type) return { owner, type, typeUrn: systemType(type), source };
  throw new RequestError('INVALID_REQUEST', `${place}: expected a type or an ownershipTypeUrn, got neither`);
}
