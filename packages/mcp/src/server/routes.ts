import type { AccessControl, Catalogue } from '@colophon/catalogue';
import { type OnRefused, refusalOf } from '@colophon/http';
import type { Json } from '@colophon/schema';
import { describeCode, isObject, parseJson, RequestError, readJsonText } from '@colophon/wire';
import { type Context, Hono } from 'hono';
import { createDocumentation, type DocumentationFiles } from '../documentation/documentation.ts';

export interface McpRouteOptions {
  readonly catalogue: Catalogue;
  /** Absent where everybody may do everything. */
  readonly accessControl?: AccessControl | undefined;
  /** True adds the tools that change metadata. Default false. */
  readonly allowsWrites?: boolean | undefined;
  /** The files of the built documentation. Without them, there are no tools about it. */
  readonly documentation?: DocumentationFiles | undefined;
  /** Called for each call that the caller may not make, for the audit log. It must not wait. */
  readonly onRefused?: OnRefused | undefined;
  /** Called for each fault of the server in a tool. */
  readonly onUnexpected?: ((error: unknown, requestId: string) => void) | undefined;
}

/** The second is where DataHub's deployments have theirs. */
export const mcpPaths = ['/mcp', '/integrations/ai/mcp'] as const;

/** Longest message, in bytes. */
const maxBodyBytes = 1024 * 1024;

/** Codes of JSON-RPC. */
const parseError = -32700;
const invalidRequest = -32600;

/**
 * The Model Context Protocol over streamable HTTP: each request has a server of its own, and nothing is kept in between.
 * Mount it in the pages of the app, which find out before it who the request comes from.
 */
export function createMcpRoutes({
  catalogue,
  accessControl,
  allowsWrites = false,
  documentation: files,
  onRefused,
  onUnexpected,
}: McpRouteOptions): Hono {
  const routes = new Hono();
  const documentation = files && createDocumentation(files);
  for (const path of mcpPaths) {
    routes.post(path, answer);
    // A client asks with GET for messages that the server begins: there are none, and it goes on without them.
    routes.all(path, refuseMethod);
  }
  return routes;

  async function answer(context: Context): Promise<Response> {
    const requestContext = context.get('requestContext');
    // Asking for the principal refuses who has not signed in, before the body is read.
    void requestContext.principal;
    const body = await readMessage(context.req.raw);
    if (body instanceof Response) return body;
    // Loaded with the first message: a server that no agent asks does not wait for the SDK.
    const { answerMessage } = await import('./answer-message.ts');
    return answerMessage(context.req.raw, body, {
      session: catalogue.as(requestContext, { access: accessControl }),
      documentation,
      allowsWrites,
      onFailure(failure, error) {
        if (!failure.expected) onUnexpected?.(error, requestContext.requestId);
        if (describeCode(failure.code).status === 403) onRefused?.(refusalOf(context, 403, failure));
      },
    });
  }
}

function refuseMethod(context: Context): Response {
  void context.get('requestContext').principal;
  const { method, path } = context.req;
  const response = jsonRpcError(405, invalidRequest, `${method} ${path}: messages are sent with POST`);
  response.headers.set('Allow', 'POST');
  return response;
}

/** The message of a request, or what answers a body that is none. */
async function readMessage(request: Request): Promise<Json | Response> {
  const text = await readJsonText(request, maxBodyBytes);
  let message: Json;
  try {
    message = parseJson(text, '');
  } catch (error) {
    if (error instanceof RequestError) return jsonRpcError(400, parseError, error.message);
    throw error;
  }
  // Protocol versions since 2025-06-18 have no lists of messages, and one request would count for many.
  if (isObject(message)) return message;
  return jsonRpcError(
    400,
    invalidRequest,
    `The body: expected one JSON-RPC message, got ${Array.isArray(message) ? 'an array' : typeof message}`,
  );
}

const jsonRpcError = (status: 400 | 405, code: number, message: string): Response =>
  Response.json(
    { jsonrpc: '2.0', error: { code, message }, id: null },
    { status, headers: { 'Cache-Control': 'no-store' } },
  );
