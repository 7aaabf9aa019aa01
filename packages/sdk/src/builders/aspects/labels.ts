import type {
  AuditStamp,
  Domains,
  GlobalTags,
  GlossaryTerms,
  StructuredProperties,
} from '@colophon/model-types';
import { SchemaError } from '@colophon/schema';
import { makeDomainUrn, makeStructuredPropertyUrn, makeTagUrn } from '../urns/governance.ts';
import { auditStamp } from './audit.ts';

/**
 * The `globalTags` aspect. Replaces all tags.
 *
 * @param tags names or URNs.
 * @example
 * ```ts
 * makeGlobalTagsAspect(['pii']); // { tags: [{ tag: 'urn:li:tag:pii' }] }
 * ```
 * @throws SchemaError `INVALID_URN` when a name is empty, or a URN of another type.
 */
export const makeGlobalTagsAspect = (tags: readonly string[]): GlobalTags => ({
  tags: tags.map((tag) => ({ tag: makeTagUrn(tag) })),
});

/**
 * The `glossaryTerms` aspect. Replaces all terms.
 *
 * @param termUrns URNs, from {@link makeTermUrn}.
 * @param stamp Who reports the terms, and when. Default: `urn:li:corpuser:datahub`, now.
 * @example
 * ```ts
 * makeGlossaryTermsAspect([makeTermUrn('Revenue')], auditStamp(makeUserUrn('jdoe')));
 * ```
 * @throws SchemaError `INVALID_URN` when one is not the URN of a term.
 */
export function makeGlossaryTermsAspect(
  termUrns: readonly string[],
  stamp: AuditStamp = auditStamp('urn:li:corpuser:datahub'),
): GlossaryTerms {
  const other = termUrns.find((urn) => !urn.startsWith('urn:li:glossaryTerm:'));
  if (other !== undefined)
    throw new SchemaError(
      'INVALID_URN',
      `A term must be the URN of a glossary term, not ${JSON.stringify(other)}`,
    );
  return { terms: termUrns.map((urn) => ({ urn })), auditStamp: stamp };
}

/**
 * The `domains` aspect. Replaces the domains.
 *
 * @param domains names or URNs; most entities have one.
 * @example
 * ```ts
 * makeDomainsAspect(['marketing']); // { domains: ['urn:li:domain:marketing'] }
 * ```
 * @throws SchemaError `INVALID_URN` when a name is empty.
 */
export const makeDomainsAspect = (domains: readonly string[]): Domains => ({
  domains: domains.map(makeDomainUrn),
});

/** A value of a structured property. */
export type StructuredPropertyValue = string | number;

/**
 * The `structuredProperties` aspect. Replaces the values of all properties.
 *
 * @param values By the name or URN of the property: one value, or a list for a property that takes several.
 * @example
 * ```ts
 * makeStructuredPropertiesAspect({ 'io.example.retentionDays': 30 });
 * ```
 * @throws SchemaError `INVALID_URN` when a name is empty, or a URN of another type.
 */
export const makeStructuredPropertiesAspect = (
  values: Readonly<Record<string, StructuredPropertyValue | readonly StructuredPropertyValue[]>>,
): StructuredProperties => ({
  properties: Object.entries(values).map(([name, value]) => ({
    propertyUrn: makeStructuredPropertyUrn(name),
    values: [value]
      .flat()
      .map((single) => (typeof single === 'string' ? { string: single } : { double: single })),
  })),
});
