/** Whether a recipe can name a secret so: executors look for such references only. */
export const isSecretName = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name);

/** How a recipe names a secret. */
export const referenceTo = (name: string): string => `\${${name}}`;
