/** @throws Error that says which Node is needed, when the version is too old to install the packages. */
export function requireNode(version?: string): void;
