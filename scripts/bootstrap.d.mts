/** @throws Error that says which Node is needed, when the version is too old to install the packages. */
export function requireNode(version?: string): void;

/**
 * Builds the application unless it is current.
 *
 * @param runtime Path of the Node to build with.
 * @returns The folder of the application.
 */
export function ensureApplication(runtime: string): Promise<string>;

/**
 * Builds the site unless it is current.
 *
 * @param runtime Path of the Node to build with.
 * @param model Folder of further definitions for the model.
 * @returns The folder of the site.
 */
export function ensureSite(runtime: string, model?: string): Promise<string>;
