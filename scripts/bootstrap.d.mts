/** @throws Error that says which Node is needed, when the version is too old to install the packages. */
export function requireNode(version?: string): void;

/** Builds the site when anything that it is made from has changed, and returns its folder. */
export function ensureSite(runtime: string, model?: string): Promise<string>;
