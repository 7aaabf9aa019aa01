import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { upsert } from '../../writing/edit-aspects.ts';
import { requireType } from '../../writing/requirements.ts';
import { requireUnseal } from './require-unseal.ts';
import { newUrn, objectAt, textAt, urnOf, withoutNulls } from './values.ts';

interface UpsertConnectionInput {
  readonly id?: string | null;
  readonly type: 'JSON';
  readonly platformUrn: string;
  readonly json?: { readonly blob: string } | null;
  readonly name?: string | null;
}

/** What is known of a connection before its secret is asked for. */
interface ConnectionDetails {
  /** URN of the connection. */
  readonly of: string;
  readonly type: string;
  readonly name: string | undefined;
  readonly sealed: string | undefined;
}

const entityType = 'dataHubConnection';
const managers = ['MANAGE_CONNECTIONS'] as const;

/** Connections to other systems: what they need to be opened is for those who manage them. */
export const connections: Subject = {
  queries: {
    /** Null for one that does not exist, or that the caller may not see. */
    async connection({ urn }: { readonly urn: string }, context: GraphqlContext) {
      requireType(context, urn, 'urn', entityType);
      return (await context.aspects.load(urn, 'dataHubConnectionDetails')) ? stubOf(urn) : null;
    },
  },

  mutations: {
    async upsertConnection({ input }: { readonly input: UpsertConnectionInput }, context: GraphqlContext) {
      await context.require(managers);
      const { id, type, json, name } = input;
      const urn = id == null ? newUrn(entityType) : urnOf(context, entityType, id, 'input.id');
      const platform = requireType(context, input.platformUrn, 'input.platformUrn', 'dataPlatform');
      if (!json)
        throw new RequestError(
          'INVALID_REQUEST',
          'input.json: expected the details of a JSON connection, got none',
        );
      await context.write([
        upsert(
          urn,
          'dataHubConnectionDetails',
          withoutNulls({ type, name, json: { encryptedBlob: json.blob } }),
        ),
        upsert(urn, 'dataPlatformInstance', { platform }),
      ]);
      return stubOf(urn);
    },
  },

  fields: {
    DataHubConnectionDetails: {
      async json({ of, sealed }: ConnectionDetails, _: unknown, context: GraphqlContext) {
        if (sealed === undefined || !(await context.may(managers))) return null;
        const blob = requireUnseal(context)(sealed, of);
        return blob === undefined ? null : { blob };
      },
    },
    DataHubConnection: {
      async details({ urn }: EntityStub, _: unknown, context: GraphqlContext): Promise<ConnectionDetails> {
        const details = await context.aspects.load(urn, 'dataHubConnectionDetails');
        return {
          of: urn,
          type: textAt(details, 'type') ?? 'JSON',
          name: textAt(details, 'name'),
          sealed: textAt(objectAt(details, 'json'), 'encryptedBlob'),
        };
      },
      async platform({ urn }: EntityStub, _: unknown, { aspects }: GraphqlContext) {
        const instance = await aspects.load(urn, 'dataPlatformInstance');
        return stubOf(instance?.platform) ?? stubOf('urn:li:dataPlatform:unknown');
      },
    },
  },
};
