import {
  type AccessControl,
  type Catalogue,
  createAccessControl,
  createCatalogue,
  writeBuiltInData,
} from '@colophon/catalogue';
import { registry } from '@colophon/model';
import type { JsonObject } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import type { Failure } from '@colophon/wire';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createDocumentation, type DocumentationFiles } from '../documentation/documentation.ts';
import { createMcpServer } from '../server/create-server.ts';

export const ada = 'urn:li:corpuser:ada';
export const rob = 'urn:li:corpuser:rob';

export interface TestAnswer {
  /** The text, as a model reads it. */
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it as deep as they like
  readonly data: any;
  readonly next?: string;
  readonly note?: string;
  readonly document?: string;
  readonly isError: boolean;
}

export interface TestMcp {
  readonly catalogue: Catalogue;
  readonly accessControl: AccessControl | undefined;
  /** Failures of tools that were reported to the server. */
  readonly failures: Failure[];
  /** Writes an aspect, as a client that may do everything. */
  put(urn: string, aspect: string, value: object): Promise<void>;
  read(urn: string, aspect: string): Promise<JsonObject | undefined>;
  /** A client that is connected, as `ada` unless another user is named. */
  connect(actor?: string): Promise<Client>;
  /** Calls a tool. */
  call(name: string, args?: Record<string, unknown>, actor?: string): Promise<TestAnswer>;
}

export interface TestMcpOptions {
  /** True leaves it to the policies who may do what: `ada` may do nothing until a test gives her a role. */
  readonly obeysPolicies?: boolean;
  readonly allowsWrites?: boolean;
  readonly documentation?: DocumentationFiles;
}

/** The server over a catalogue in memory, with the SDK's own client. */
export async function createTestMcp({
  obeysPolicies = false,
  allowsWrites = false,
  documentation: files,
}: TestMcpOptions = {}): Promise<TestMcp> {
  const store = createSqliteStore(openMemoryDatabase());
  const catalogue = createCatalogue({ registry, store });
  await writeBuiltInData(catalogue);
  const accessControl = obeysPolicies ? createAccessControl(store) : undefined;
  const documentation = files && createDocumentation(files);
  const failures: Failure[] = [];
  const connect = async (actor = ada): Promise<Client> => {
    const session = catalogue.as(
      {
        principal: { urn: actor },
        requestId: 'test',
        traceId: '0'.repeat(32),
        signal: new AbortController().signal,
      },
      { access: accessControl },
    );
    const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
    const server = createMcpServer({
      session,
      documentation,
      allowsWrites,
      onFailure(failure, error) {
        failures.push(failure);
        if (!failure.expected) console.error(error);
      },
    });
    await server.connect(serverSide);
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(clientSide);
    return client;
  };
  return {
    catalogue,
    accessControl,
    failures,
    async put(entityUrn, aspectName, value) {
      await catalogue.propose([{ entityUrn, aspectName, changeType: 'UPSERT', value: value as JsonObject }]);
    },
    read: async (urn, aspect) => (await catalogue.aspect(urn, aspect))?.value,
    connect,
    async call(name, args = {}, actor = ada) {
      const client = await connect(actor);
      // Listed tools have schemas of their answers, which the client then checks.
      await client.listTools();
      const result = await client.callTool({ name, arguments: args });
      await client.close();
      return toAnswer(result);
    },
  };
}

export function toAnswer(result: Awaited<ReturnType<Client['callTool']>>): TestAnswer {
  const [{ text }] = result.content as [{ text: string }];
  const { catalogue_data: data, ...others } = (result.structuredContent ?? {}) as {
    catalogue_data?: unknown;
  };
  return { text, data, isError: result.isError === true, ...others };
}
