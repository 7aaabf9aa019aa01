/** A variable of the environment that a configuration needs and that is not set. */
export class MissingVariableError extends Error {
  override readonly name = 'MissingVariableError';
}

const reference = /\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}|\$([A-Za-z_]\w*)/g;

/**
 * A text with the variables that it names replaced: `${NAME}`, `$NAME`, and `${NAME:-default}`. As in a shell, an empty
 * variable counts as unset where there is a default.
 *
 * @throws MissingVariableError that names the variable.
 */
export const expandVariables = (
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
): string =>
  text.replace(reference, (_, braced: string | undefined, fallback: string | undefined, bare: string) => {
    const name = braced ?? bare;
    const value = environment[name];
    if (value !== undefined && (value !== '' || fallback === undefined)) return value;
    if (fallback !== undefined) return fallback;
    throw new MissingVariableError(`the variable ${name} is not set`);
  });
