import type { AnyProposal } from '@colophon/sdk';
import { isUrn, parseUrn } from '@colophon/sdk/urns';

/** Whether a URN is that of a tag or a glossary term, by its beginning. */
export const isLabel = (urn: string): boolean =>
  urn.startsWith('urn:li:tag:') || urn.startsWith('urn:li:glossaryTerm:');

/** The key of a tag or glossary term, whose writing creates it; undefined if the URN is malformed. */
export function labelKey(entityUrn: string): AnyProposal | undefined {
  if (!isLabel(entityUrn) || !isUrn(entityUrn)) return undefined;
  const { entityType, parts } = parseUrn(entityUrn);
  const aspect = { name: parts.join(',') };
  return entityType === 'tag'
    ? { entityUrn, aspectName: 'tagKey', aspect }
    : { entityUrn, aspectName: 'glossaryTermKey', aspect };
}
