import type { JsonObject } from '@colophon/schema';
import { parseJson, RequestError, readJsonText, requireJsonObject } from '@colophon/wire';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Fields } from './accounts.ts';

/** Longest body of a request to sign in, in bytes: a name, a password and a token. */
export const maxSignInBytes = 16 * 1024;

/** Ends a body that is longer, with or without a `Content-Length`. */
export const limitSignInBody = bodyLimit({
  maxSize: maxSignInBytes,
  onError: () => {
    throw new RequestError('BODY_TOO_LARGE', `The body must have at most ${maxSignInBytes} bytes`);
  },
});

/**
 * The texts of a JSON object.
 *
 * @throws RequestError `UNSUPPORTED_MEDIA_TYPE` for what a form of another page could send, `INVALID_REQUEST`
 */
export async function readJsonFields({ req }: Context): Promise<Fields> {
  const body = requireJsonObject(parseJson(await readJsonText(req.raw, maxSignInBytes), ''));
  return textsOf(body);
}

/** @throws RequestError `UNSUPPORTED_MEDIA_TYPE` for anything but a form as browsers send it. */
export async function readFormFields({ req }: Context): Promise<Fields> {
  const [type = ''] = (req.header('content-type') ?? '').split(';', 1);
  if (type.trim().toLowerCase() !== 'application/x-www-form-urlencoded')
    throw new RequestError(
      'UNSUPPORTED_MEDIA_TYPE',
      `Content-Type: expected application/x-www-form-urlencoded, got ${JSON.stringify(type)}`,
    );
  return Object.fromEntries(new URLSearchParams(await req.text()));
}

/** What is no text is left out, as if it were missing. */
const textsOf = (values: JsonObject): Fields =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
