import type { Json } from '@colophon/schema';
import type { ErrorCode, Parameters } from '@colophon/wire';
import type { HonoRequest } from 'hono';
import type { OperationAccess } from '../../access/operation-access.ts';
import type { Handler } from '../../operation/handler.ts';

/** A parameter by its name: of an action in the body, of a read in the path or the query. */
export interface Parameter {
  /** What the value is, in a few words: `string`, `list of object`. */
  readonly type: ParameterType;
  readonly description: string;
  /** True when the request is rejected without it. */
  readonly required?: boolean;
  /** What it is without being sent. */
  readonly default?: Json;
  /** The largest number that has an effect. */
  readonly maximum?: number;
  /** The names that it takes. */
  readonly symbols?: readonly string[];
}

export type ParameterType = 'string' | 'integer' | 'boolean' | 'object' | 'list of string' | 'list of object';

interface Endpoint {
  /** The subject under which the reference has it. */
  readonly group: string;
  /** Who may call it when sign-in is on. */
  readonly access: OperationAccess;
  readonly summary: string;
  readonly description?: string;
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** What the answer is; of an action, its `value`. */
  readonly result: string;
  /** Its error codes, in addition to those of any request. */
  readonly codes: readonly ErrorCode[];
}

/** What is called by `POST /{resource}?action={name}` with an object of named parameters. */
export interface Action extends Endpoint {
  readonly resource: string;
  readonly name: string;
  readonly run: Handler<Parameters>;
}

/** What is read with `GET`. */
export interface Read extends Endpoint {
  /** Path, with its last part in braces if it is a parameter. */
  readonly path: string;
  readonly run: Handler<HonoRequest>;
}

/** A parameter without which a request is rejected. */
export const required = (
  type: ParameterType,
  description: string,
  more: Pick<Parameter, 'symbols'> = {},
): Parameter => ({ type, description, required: true, ...more });

/** A parameter that may be left out. */
export const optional = (
  type: ParameterType,
  description: string,
  more: Pick<Parameter, 'default' | 'maximum' | 'symbols'> = {},
): Parameter => ({ type, description, ...more });

const reading = ['INVALID_REQUEST', 'INVALID_URN', 'UNKNOWN_ENTITY', 'UNKNOWN_ASPECT'] as const;

/** The codes of what reads, and of what writes. */
export const errorCodes = {
  reading,
  writing: [...reading, 'INVALID_ASPECT', 'UNSUPPORTED_CHANGE', 'ALREADY_EXISTS', 'PRECONDITION_FAILED'],
} as const satisfies Record<string, readonly ErrorCode[]>;
