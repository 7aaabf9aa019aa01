/** Prints a value as JSON that people can read too. */
export const printJson = (value: unknown): void => console.log(JSON.stringify(value, null, 2));
