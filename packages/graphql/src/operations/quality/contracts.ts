import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { editAspects, unguarded } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { ofEntity, textsIn } from '../entities/values.ts';
import { present } from './input.ts';
import { requireOnSubjects } from './require-on-subjects.ts';

interface Promised {
  readonly assertionUrn: string;
}

const parts = ['freshness', 'schema', 'dataQuality'] as const;

interface ContractInput
  extends Readonly<Partial<Record<(typeof parts)[number], readonly Promised[] | null>>> {
  readonly entityUrn: string;
  readonly state?: string | null;
  readonly id?: string | null;
}

/** Any one lets a caller change the contract of a dataset. */
const privileges = ['EDIT_ENTITY', 'EDIT_ENTITY_DATA_CONTRACT'] as const;

async function upsertDataContract(
  { urn: given, input }: { readonly urn?: string | null; readonly input: ContractInput },
  context: GraphqlContext,
): Promise<EntityStub> {
  const entity = requireType(context, input.entityUrn, 'input.entityUrn', 'dataset');
  if (given) requireType(context, given, 'urn', 'dataContract');
  await context.require(privileges, entity);
  const properties = present({
    entity,
    ...Object.fromEntries(parts.map((part) => [part, assertionsOf(input[part], part, context)])),
  });
  await requireExisting(
    context,
    parts.flatMap((part) => (input[part] ?? []).map(({ assertionUrn }) => assertionUrn)),
    'input',
  );
  const urn = given || (await contractOf(entity, context.unguarded)) || (await newUrn(input.id, context));
  if (given && (await context.unguarded.existing([urn], true)).length > 0) {
    const before = (await context.unguarded.aspect(urn, 'dataContractProperties'))?.value.entity;
    await requireOnSubjects(context, privileges, urn, textsIn([before ?? null]));
  }
  await editAspects(unguarded(context), [
    { urn, aspect: 'dataContractProperties', change: () => properties },
    {
      urn,
      aspect: 'dataContractStatus',
      change: (present) => ({ ...present, state: input.state ?? 'ACTIVE' }),
    },
  ]);
  return { urn, entityType: 'dataContract' };
}

const assertionsOf = (
  promised: readonly Promised[] | null | undefined,
  part: string,
  context: GraphqlContext,
) =>
  promised?.map(({ assertionUrn }) => ({
    assertion: requireType(context, assertionUrn, `input.${part}.assertionUrn`, 'assertion'),
  }));

/** @throws RequestError `INVALID_REQUEST` for the id of a contract that exists. */
async function newUrn(id: string | null | undefined, context: GraphqlContext): Promise<string> {
  if (!id) return `urn:li:dataContract:${crypto.randomUUID()}`;
  const urn = requireType(context, `urn:li:dataContract:${id}`, 'input.id', 'dataContract');
  if ((await context.unguarded.existing([urn], true)).length === 0) return urn;
  throw new RequestError('INVALID_REQUEST', `input.id: the data contract ${urn} exists already`);
}

/** The contract of a dataset. */
async function contractOf(
  dataset: string,
  session: Pick<GraphqlContext['session'], 'relationships'>,
): Promise<string | undefined> {
  const { relationships } = await session.relationships({
    urn: dataset,
    direction: 'incoming',
    types: ['ContractFor'],
    start: 0,
    count: 1,
  });
  return relationships[0]?.urn;
}

/** What the owners of a dataset promise to those who use it. */
export const contractSubject: Subject = {
  mutations: { upsertDataContract },
  fields: {
    Dataset: {
      contract: ofEntity(async ({ urn }, _, { session }) => stubOf(await contractOf(urn, session)) ?? null),
    },
  },
};
