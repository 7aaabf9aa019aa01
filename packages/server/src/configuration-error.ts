/** A setting that the server cannot start with: a port that is taken, a folder without a site, a broken model. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}
