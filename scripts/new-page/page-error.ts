/** Why a page was not made; the message is all that the person at the keyboard is told. */
export class PageError extends Error {
  override readonly name = 'PageError';
}
