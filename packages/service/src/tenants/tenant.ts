/**
 * - `active`: it answers.
 * - `suspended`: it answers nothing but why.
 * - `deleting`: as suspended, until its data is deleted.
 */
export type TenantState = 'active' | 'suspended' | 'deleting';

/** Something that was done to a tenant: when, in milliseconds since the epoch, and by whom, a URN. */
export interface Done {
  readonly at: number;
  readonly by: string;
}

/** A catalogue of the service. */
export interface Tenant {
  /** Never changes, and is never used again: the name of its folder. */
  readonly id: string;
  /** Its label in host names: `acme` answers at `acme.` and the domain of the service. */
  readonly name: string;
  /** For people. */
  readonly title: string;
  /** Further host names at which it answers. */
  readonly hosts: readonly string[];
  readonly state: TenantState;
  /** Name of its plan, which limits it. */
  readonly plan: string;
  readonly created: Done;
  /** Why it is suspended. */
  readonly suspension?: (Done & { readonly reason: string }) | undefined;
  /** When its data is deleted, in milliseconds since the epoch. Until then, this can be undone. */
  readonly deletion?: (Done & { readonly due: number }) | undefined;
  /** Counts its changes. Who changes it says which revision they saw. */
  readonly revision: number;
}

/** A label of a host name, RFC 1123. */
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const maxHostLength = 253;

/** Names by which people would expect something else. */
const reserved = new Set(['admin', 'api', 'console', 'docs', 'localhost', 'status', 'support', 'www']);

/** Why a text is no name of a tenant, as the end of a sentence; undefined where it is one. */
export function whyNoName(name: string): string | undefined {
  if (!label.test(name))
    return `expected 1 to 63 lower-case letters, digits and hyphens, beginning and ending with a letter or a digit, got "${name}"`;
  if (reserved.has(name)) return `"${name}" is reserved`;
  // Punycode, by which names can look like others.
  return name.startsWith('xn--') ? `expected a name without "xn--", got "${name}"` : undefined;
}

/** Why a text is no host name; undefined where it is one. */
export function whyNoHost(host: string): string | undefined {
  const labels = host.split('.');
  const isHost =
    host.length <= maxHostLength && labels.length > 1 && labels.every((each) => label.test(each));
  return isHost ? undefined : `expected a host name in lower case, such as data.example.com, got "${host}"`;
}
