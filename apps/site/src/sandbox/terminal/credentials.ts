interface Credentials {
  readonly token: string;
  readonly user: string;
}

/** A page has no home folder: what signing in has given is kept as long as the worker that runs the commands. */
const kept = new Map<string, Credentials>();

export const readCredentials = (server: string): Credentials | undefined => kept.get(server);

export function writeCredentials(server: string, credentials: Credentials | undefined): void {
  if (credentials) kept.set(server, credentials);
  else kept.delete(server);
}
