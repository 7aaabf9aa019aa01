/** Never called: a command asks nothing where standard input is no terminal. */
export function createInterface(): never {
  throw new Error('Interactive input is not available here.');
}
