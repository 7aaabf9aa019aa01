import type { Session } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { z } from 'zod';
import type { Documentation } from '../documentation/documentation.ts';
import { InvalidArgumentsError } from './describe-issues.ts';

/** What a tool works with. */
export interface ToolContext {
  /** The catalogue, as the caller may use it. */
  readonly session: Session;
  /** Absent where the server has no documentation. */
  readonly documentation?: Documentation | undefined;
}

/** What a tool has found or done. */
export interface ToolAnswer {
  /** What the catalogue has stored, and what was made of it. */
  readonly data: JsonObject;
  /** Text of the server's own documentation, which is shown as it is. */
  readonly document?: string;
  /** The cursor of the next page; absent at the end. */
  readonly next?: string | undefined;
  /** A sentence of the tool itself, without anything stored. */
  readonly note?: string | undefined;
}

/** Which tools a server has. */
export type ToolKind = 'reading' | 'writing' | 'documentation';

interface ToolDefinition<Shape extends z.ZodRawShape> {
  readonly kind: ToolKind;
  /** A verb in snake_case. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Shape;
  /** Of a writing tool: true when it can replace or remove what is there. */
  readonly isDestructive?: boolean;
  /** Of a writing tool: true when a second call with the same arguments changes nothing. */
  readonly isIdempotent?: boolean;
  run(input: z.infer<z.ZodObject<Shape>>, context: ToolContext): Promise<ToolAnswer>;
}

/** A tool as the server lists and calls it. */
export interface Tool {
  readonly kind: ToolKind;
  readonly name: string;
  /** As `tools/list` has it. */
  readonly listed: ListedTool;
  /** @throws InvalidArgumentsError that lists everything wrong with the arguments; the errors of the catalogue. */
  call(args: unknown, context: ToolContext): Promise<ToolAnswer>;
}

export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { readonly type: 'object'; readonly [key: string]: unknown };
  readonly annotations: Readonly<Record<string, boolean | string>>;
}

/** A tool, with its parameters as JSON Schema. */
export function defineTool<Shape extends z.ZodRawShape>(definition: ToolDefinition<Shape>): Tool {
  const { kind, name, title, description, input, isDestructive = false, isIdempotent = true } = definition;
  const schema = z.strictObject(input);
  const { $schema: _, ...inputSchema } = z.toJSONSchema(schema, { io: 'input' });
  const isWriting = kind === 'writing';
  return {
    kind,
    name,
    listed: {
      name,
      title,
      description,
      inputSchema: { ...inputSchema, type: 'object' },
      annotations: {
        title,
        readOnlyHint: !isWriting,
        ...(isWriting && { destructiveHint: isDestructive, idempotentHint: isIdempotent }),
        openWorldHint: false,
      },
    },
    async call(args, context) {
      const parsed = schema.safeParse(args ?? {});
      if (!parsed.success) throw new InvalidArgumentsError(parsed.error.issues, args, Object.keys(input));
      return definition.run(parsed.data as z.infer<z.ZodObject<Shape>>, context);
    },
  };
}
