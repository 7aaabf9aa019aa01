/** Never called: a command asks nothing where standard input is no terminal. */
export function createInterface(): never {
  throw new Error('Nobody can be asked here.');
}
