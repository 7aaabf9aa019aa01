import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  isInitializedNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
} from '@modelcontextprotocol/sdk/types.js';
import { CommandError, notRunning } from '../describe-failure.ts';
import { type ClientSettings, tokenOf } from './client-settings.ts';

/** Code of JSON-RPC for what a server answers with no code of its own. */
const serverError = -32000;

/**
 * `colophon mcp`: an MCP server on standard input and output, which passes each message on to a running Colophon. It ends
 * with its input. Nothing else may be written to standard output.
 */
export async function mcp(settings: ClientSettings): Promise<void> {
  const token = tokenOf(settings);
  const remote = new StreamableHTTPClientTransport(addressOf(settings.server), {
    requestInit: { headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } },
  });
  const local = new StdioServerTransport();
  const underWay = new Set<Promise<void>>();
  remote.onmessage = (message) => {
    const version = isJSONRPCResultResponse(message) ? message.result.protocolVersion : undefined;
    if (typeof version === 'string') remote.setProtocolVersion(version);
    void local.send(message);
  };
  local.onmessage = (message) => {
    const done = pass(message).finally(() => underWay.delete(done));
    underWay.add(done);
  };

  async function pass(message: JSONRPCMessage): Promise<void> {
    // The server keeps no sessions, so that it need not know, and would only be asked for messages that it never begins.
    if (isInitializedNotification(message)) return;
    try {
      await remote.send(message);
    } catch (error) {
      const failure = describe(error, settings);
      if (isJSONRPCRequest(message))
        await local.send({ jsonrpc: '2.0', id: message.id, error: { code: serverError, message: failure } });
      else console.error(`colophon: ${failure}`);
    }
  }

  // Nothing answers a line that is no message: JSON-RPC has no id to answer it by.
  local.onerror = (error) => console.error(`colophon: not a message: ${error.message}`);

  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve).once('close', resolve);
  });
  await remote.start();
  await local.start();
  await ended;
  // What was asked before the end is answered.
  await Promise.all(underWay);
  await remote.close();
  await local.close();
}

/** @throws CommandError for what is no address. */
function addressOf(server: string): URL {
  const address = `${server.replace(/\/+$/, '')}/mcp`;
  if (/^https?:/.test(address) && URL.canParse(address)) return new URL(address);
  throw new CommandError(
    `--server: expected an address such as http://localhost:8080, got ${JSON.stringify(server)}`,
    'usage',
  );
}

/** A sentence that the agent can show to its user. */
function describe(error: unknown, { server }: ClientSettings): string {
  const status = error instanceof Error && 'code' in error ? error.code : undefined;
  if (status === 401 || (error instanceof Error && error.name === 'UnauthorizedError'))
    return `${server} requires sign-in, or does not accept the token. Run "colophon login --server ${server}", or set COLOPHON_TOKEN.`;
  const text = error instanceof Error ? error.message : String(error);
  if (error instanceof TypeError) return `${server} cannot be reached: ${text}. ${notRunning}`;
  return `${server}: ${text}`;
}
