import {
  type AspectUnknownField,
  type SessionOptions,
  type UnknownFieldPolicy,
  unknownFieldPolicies,
} from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';

/**
 * In an answer, names the fields that were stored although the model does not know them. In a request, says what to do
 * with such fields: `keep` or `reject`.
 */
export const unknownFieldsHeader = 'X-Colophon-Unknown-Fields';

/** Longest list of names in the header; what does not fit is counted. */
const maxHeaderLength = 2000;

export interface UnknownFieldOptions {
  /**
   * What to do with fields that the model does not know. Default `keep`: a client newer than the server goes on
   * working. A request may ask to have them rejected.
   */
  readonly unknownFields?: UnknownFieldPolicy | undefined;
  /** Called for each write that stored such fields. */
  readonly onUnknownFields?: ((fields: readonly AspectUnknownField[]) => void) | undefined;
}

/** Serves one request with a session that follows the policy, and names the unknown fields in the answer. */
export async function withUnknownFields(
  { headers }: Request,
  { unknownFields: policy = 'keep', onUnknownFields }: UnknownFieldOptions,
  run: (options: SessionOptions) => Promise<Response>,
): Promise<Response> {
  const stored: AspectUnknownField[] = [];
  const response = await run({
    unknownFields: strictest(policy, requestedPolicy(headers.get(unknownFieldsHeader))),
    onWrite: ({ unknownFields }) => stored.push(...unknownFields),
  });
  if (stored.length > 0) {
    response.headers.set(unknownFieldsHeader, printFields(stored));
    onUnknownFields?.(stored);
  }
  return response;
}

/** A client may be stricter than the server, not more lenient. */
const strictest = (...policies: readonly (UnknownFieldPolicy | undefined)[]): UnknownFieldPolicy =>
  policies.includes('reject') ? 'reject' : 'keep';

function requestedPolicy(text: string | null): UnknownFieldPolicy | undefined {
  if (text === null) return undefined;
  const policy = unknownFieldPolicies.find((name) => name === text.toLowerCase());
  if (policy) return policy;
  throw new RequestError(
    'INVALID_REQUEST',
    `${unknownFieldsHeader}: expected ${unknownFieldPolicies.join(' or ')}, got ${text.slice(0, 80)}`,
  );
}

/** `datasetProperties/colour, ownership/level`, each once. */
function printFields(fields: readonly AspectUnknownField[]): string {
  const names = [...new Set(fields.map(({ aspect, pattern }) => aspect + pattern))];
  const shown: string[] = [];
  let length = 0;
  for (const name of names) {
    const text = toHeaderText(name);
    length += text.length + 2;
    if (length > maxHeaderLength) break;
    shown.push(text);
  }
  const left = names.length - shown.length;
  return [...shown, ...(left > 0 ? [`${left} more`] : [])].join(', ');
}

/** Names come from the client: whatever has a meaning in a list, or no place in a header, is percent-encoded. */
const toHeaderText = (name: string): string =>
  name.toWellFormed().replace(/[^\w/*.~$-]/gu, (character) => encodeURIComponent(character));
