const here = 'http://here.invalid';

/**
 * Where to go after a sign-in: a path of this server, with its query and fragment. Anything that leads elsewhere becomes
 * the beginning, so that no link to the sign-in page is one to a foreign page.
 */
export function safeReturnPath(given: string | undefined): string {
  const isPath = given !== undefined && /^\/(?![/\\])/.test(given) && URL.canParse(given, here);
  if (!isPath) return '/';
  const url = new URL(given, here);
  const path = url.pathname + url.search + url.hash;
  // What browsers remove or turn around (tabs, backslashes, dots) may leave two slashes.
  return url.origin === here && !/^\/[/\\]/.test(path) ? path : '/';
}
