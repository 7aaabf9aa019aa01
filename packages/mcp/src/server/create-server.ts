import { isSchemaError, type JsonObject } from '@colophon/schema';
import { type Failure, toFailure } from '@colophon/wire';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  type CallToolRequest,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv-provider.js';
import { z } from 'zod';
import { dataBlock, dataTag } from '../answers/data-block.ts';
import { InvalidArgumentsError } from './describe-issues.ts';
import { instructionsFor } from './instructions.ts';
import type { Tool, ToolAnswer, ToolContext } from './tool.ts';
import { tools } from './tools.ts';

export interface McpServerOptions extends ToolContext {
  /** True adds the tools that change metadata. Default false. */
  readonly allowsWrites?: boolean;
  /** Called for each call of a tool that fails, except for arguments that do not fit. */
  readonly onFailure?: ((failure: Failure, error: unknown) => void) | undefined;
}

const implementation = { name: 'colophon', title: 'Colophon', version: '0.1.0' };

/** Every tool answers in this form. The instructions explain it once: each list of tools costs tokens. */
const outputSchema = {
  type: 'object' as const,
  properties: { [dataTag]: { type: 'object' }, next: { type: 'string' } },
  required: [dataTag],
};

/** Making one takes longer than most calls, and no tool asks the user anything that it would check. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/** The SDK checks the parameters after it, and then says what is wrong with them. */
const callRequest = z.object({
  method: z.literal('tools/call'),
  params: z.custom<CallToolRequest['params']>(),
});

/** An MCP server for one caller: with a transport, it answers until that is closed. */
export function createMcpServer({ allowsWrites = false, onFailure, ...context }: McpServerOptions): Server {
  const hasDocumentation = context.documentation !== undefined;
  const available = tools.filter(
    ({ kind }) => kind === 'reading' || (kind === 'writing' ? allowsWrites : hasDocumentation),
  );
  const server = new Server(implementation, {
    capabilities: { tools: {} },
    instructions: instructionsFor({ allowsWrites, hasDocumentation }),
    jsonSchemaValidator,
  });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: available.map(({ listed }) => ({ ...listed, outputSchema })),
  }));
  server.setRequestHandler(callRequest, async ({ params }) => {
    const tool = available.find(({ name }) => name === params.name);
    if (!tool) throw unknownTool(params.name);
    return callTool(tool, params.arguments, context, onFailure);
  });
  return server;
}

function unknownTool(name: string): McpError {
  const isOff = tools.some((tool) => tool.name === name && tool.kind === 'writing');
  return new McpError(
    ErrorCode.InvalidParams,
    isOff
      ? `The tool ${name} changes metadata, which is off here. The operator turns it on with --mcp-writes.`
      : `name: expected a tool of tools/list, got ${JSON.stringify(name.slice(0, 80))}`,
  );
}

async function callTool(
  tool: Tool,
  args: unknown,
  context: ToolContext,
  onFailure: McpServerOptions['onFailure'],
): Promise<CallToolResult> {
  try {
    return toResult(await tool.call(args, context));
  } catch (error) {
    if (error instanceof InvalidArgumentsError) return failed(error.message);
    // The caller has gone. Nobody reads the answer, and abandoned work is no fault.
    if (context.session.context.signal.aborted) throw error;
    const failure = isSchemaError(error)
      ? ({ code: 'INVALID_URN', message: error.message, expected: true } as const)
      : toFailure(error);
    onFailure?.(failure, error);
    const { requestId } = context.session.context;
    return failed(failure.expected ? failure.message : `${failure.message} Request ${requestId}.`);
  }
}

function toResult({ data, document, next, note }: ToolAnswer): CallToolResult {
  const structuredContent: JsonObject = {
    [dataTag]: data,
    ...(document !== undefined && { document }),
    ...(next !== undefined && { next }),
    ...(note !== undefined && { note }),
  };
  const text = [
    dataBlock(data),
    document,
    note,
    next === undefined
      ? undefined
      : `There is more. To continue, call the tool with the same parameters and cursor ${JSON.stringify(next)}.`,
  ];
  return {
    content: [{ type: 'text', text: text.filter((part) => part !== undefined).join('\n\n') }],
    structuredContent,
  };
}

const failed = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });
