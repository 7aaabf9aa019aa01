import packageJson from '../package.json' with { type: 'json' };

/** Version of the package, which runs and reports name. */
export const version: string = packageJson.version;
