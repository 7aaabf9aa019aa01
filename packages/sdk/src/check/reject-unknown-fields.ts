import { describeUnknownFields } from '@colophon/schema';
import { type UnknownFieldPlace, UnknownFieldsError } from '../errors.ts';
import type { ChangeProposal } from '../proposal.ts';
import { findUnknownFields } from './unknown-fields.ts';

/** How many proposals one message lists; the rest is counted. */
const maxListed = 10;

/**
 * Checks proposals before they are sent.
 *
 * @param placeOf What the message says before each proposal; nothing where there is only one.
 * @throws UnknownFieldsError that lists all of them, in the words of the server.
 */
export function rejectUnknownFields(
  proposals: readonly ChangeProposal[],
  placeOf: (index: number) => string = () => '',
): void {
  const places: UnknownFieldPlace[] = [];
  const messages: string[] = [];
  for (const [i, proposal] of proposals.entries()) {
    const unknown = findUnknownFields(proposal);
    if (unknown.length === 0) continue;
    const { entityUrn, aspectName } = proposal;
    places.push(...unknown.map(({ path }) => ({ entityUrn, aspectName, path })));
    messages.push(`${placeOf(i)}Aspect ${aspectName}: ${describeUnknownFields(unknown)}`);
  }
  if (messages.length === 0) return;
  const more = messages.length - maxListed;
  const listed = more > 0 ? [...messages.slice(0, maxListed), `and ${more} more`] : messages;
  throw new UnknownFieldsError(listed.join('\n'), places);
}
