/** Why a page was not created; only the message is printed. */
export class PageError extends Error {
  override readonly name = 'PageError';
}
