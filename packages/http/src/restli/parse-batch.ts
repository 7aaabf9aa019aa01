import { type Catalogue, type ChangeProposal, isCatalogueError } from '@colophon/catalogue';
import { RequestError } from '../errors.ts';
import type { Parameters } from './parameters.ts';

/**
 * Reads every item of a batch, so that one answer names all that are wrong: those that cannot be read, and, once there
 * is one of them, those that the catalogue would refuse.
 *
 * @throws RequestError `INVALID_REQUEST` with a line for each failure, which begins with its path.
 */
export function parseBatch(
  catalogue: Catalogue,
  parameters: Parameters,
  name: string,
  parse: (item: Parameters, index: number) => readonly ChangeProposal[],
): ChangeProposal[] {
  const items = parameters.items(name);
  if (!items)
    throw new RequestError(
      'INVALID_REQUEST',
      `${parameters.path(name)}: expected an array of objects, and it is missing`,
    );
  const proposals: { readonly path: string; readonly proposal: ChangeProposal }[] = [];
  const failures: string[] = [];
  items.forEach((item, i) => {
    try {
      for (const proposal of parse(item(), i))
        proposals.push({ path: `${parameters.path(name)}/${i}`, proposal });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      failures.push(error.message);
    }
  });
  if (failures.length > 0) {
    for (const { path, proposal } of proposals) {
      const message = refusal(catalogue, proposal);
      if (message !== undefined) failures.push(`${path}: ${message}`);
    }
    throw new RequestError('INVALID_REQUEST', failures.join('\n'));
  }
  return proposals.map(({ proposal }) => proposal);
}

function refusal(catalogue: Catalogue, proposal: ChangeProposal): string | undefined {
  try {
    catalogue.check(proposal);
    return undefined;
  } catch (error) {
    if (!isCatalogueError(error)) throw error;
    return error.message;
  }
}
