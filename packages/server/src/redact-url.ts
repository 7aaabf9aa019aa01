/** Parameters of links and sign-ins whose values let whoever has them in. */
const secretNames = /(?:token|secret|password|passwd|credential|assertion|signature|api[-_]?key)/i;
/** Of the sign-in at a provider. Short names, so only as a whole. */
const secretWholeNames: ReadonlySet<string> = new Set(['code', 'state', 'nonce', 'key', 'auth']);

/** Access tokens, and JWTs: they are secrets wherever they stand. */
const tokenLike = /colophon_[\w-]{8,}|eyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g;

const hidden = '[hidden]';

/**
 * A path and query as a log may have them: without the values of parameters that are secrets by their names, and without
 * what looks like a token. Logs are read by more people, and for longer, than any of these should be.
 */
export function redactUrl(url: string): string {
  const start = url.indexOf('?');
  const path = start < 0 ? url : url.slice(0, start);
  const query = start < 0 ? '' : url.slice(start + 1);
  const parameters = query.split('&').map((parameter) => {
    const end = parameter.indexOf('=');
    return end >= 0 && isSecret(parameter.slice(0, end)) ? `${parameter.slice(0, end)}=${hidden}` : parameter;
  });
  return hideTokens(start < 0 ? path : `${path}?${parameters.join('&')}`);
}

/** A text without what looks like a token. */
export const hideTokens = (text: string): string => text.replace(tokenLike, hidden);

function isSecret(encoded: string): boolean {
  const name = decode(encoded);
  return secretNames.test(name) || secretWholeNames.has(name.toLowerCase());
}

/** Names may be encoded so that they do not look like what they are. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
