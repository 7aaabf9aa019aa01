import { type ChangeProposal, createPace, isCatalogueError, type Session } from '@colophon/catalogue';
import type { RequestErrorCode } from '../errors/error-codes.ts';
import { RequestError } from '../errors/errors.ts';
import type { Parameters } from '../json/parameters.ts';

/**
 * Reads every item of a batch, so that one answer names all that are wrong: those that cannot be read, and, once there
 * is one of them, those that the catalogue would reject. Others are served between the items.
 *
 * @throws RequestError with a line for each failure, which begins with its path; of the code that all that cannot be
 * read have, or else `INVALID_REQUEST`.
 */
export async function parseBatch(
  session: Pick<Session, 'check'>,
  parameters: Parameters,
  name: string,
  parse: (item: Parameters, index: number) => readonly ChangeProposal[],
): Promise<ChangeProposal[]> {
  const items = parameters.items(name);
  if (!items)
    throw new RequestError(
      'INVALID_REQUEST',
      `${parameters.path(name)}: expected an array of objects, got nothing`,
    );
  const proposals: { readonly path: string; readonly proposal: ChangeProposal }[] = [];
  const failures: string[] = [];
  const codes = new Set<RequestErrorCode>();
  const pace = createPace();
  for (const [i, item] of items.entries()) {
    if (i > 0) await pace();
    try {
      for (const proposal of parse(item(), i))
        proposals.push({ path: `${parameters.path(name)}/${i}`, proposal });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      failures.push(error.message);
      codes.add(error.code);
    }
  }
  if (failures.length > 0) {
    for (const { path, proposal } of proposals) {
      await pace();
      const message = validationErrorOf(session, proposal);
      if (message !== undefined) failures.push(`${path}: ${message}`);
    }
    const [code = 'INVALID_REQUEST'] = codes.size === 1 ? codes : [];
    throw new RequestError(code, failures.join('\n'));
  }
  return proposals.map(({ proposal }) => proposal);
}

function validationErrorOf(session: Pick<Session, 'check'>, proposal: ChangeProposal): string | undefined {
  try {
    session.check(proposal);
    return undefined;
  } catch (error) {
    if (!isCatalogueError(error)) throw error;
    return error.message;
  }
}
