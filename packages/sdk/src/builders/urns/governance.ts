// What people sort and describe entities with. A full urn of the kind is kept by every function here; each throws
// SchemaError `INVALID_URN` when the id is empty.
import { printUrn } from '@colophon/schema';
import { idUrn, rawIdUrn, rawPart } from './parts.ts';

/**
 * Urn of a tag; commas and parentheses are percent-encoded, a full urn is kept.
 *
 * @example
 * ```ts
 * makeTagUrn('pii (strict)'); // urn:li:tag:pii %28strict%29
 * ```
 * @throws SchemaError `INVALID_URN` when the name is empty, or the urn of something else.
 */
export const makeTagUrn = (tag: string): string => (tag.startsWith('urn:li:tag:') ? tag : idUrn('tag', tag));

/** Urn of a glossary term, such as `urn:li:glossaryTerm:Revenue`; not encoded. */
export const makeTermUrn = (term: string): string => rawIdUrn('glossaryTerm', term);

/** Urn of a glossary node, a folder of terms, such as `urn:li:glossaryNode:Finance`. */
export const makeGlossaryNodeUrn = (name: string): string => idUrn('glossaryNode', name);

/** Urn of a domain, such as `urn:li:domain:marketing`; not encoded. */
export const makeDomainUrn = (domain: string): string => rawIdUrn('domain', domain);

/** Urn of a data product, such as `urn:li:dataProduct:customer-360`; not encoded. */
export const makeDataProductUrn = (id: string): string => rawIdUrn('dataProduct', id);

/** Urn of an application, such as `urn:li:application:checkout`. */
export const makeApplicationUrn = (id: string): string => idUrn('application', id);

/** Urn of a structured property, such as `urn:li:structuredProperty:io.example.retentionDays`. */
export const makeStructuredPropertyUrn = (id: string): string => idUrn('structuredProperty', id);

/** Urn of a form, such as `urn:li:form:certification`; not encoded. */
export const makeFormUrn = (form: string): string => rawIdUrn('form', form);

/** Urn of a business attribute, such as `urn:li:businessAttribute:email`. */
export const makeBusinessAttributeUrn = (id: string): string => idUrn('businessAttribute', id);

/** Urn of a stage of the lifecycle, such as `urn:li:lifecycleStageType:archived`. */
export const makeLifecycleStageTypeUrn = (id: string): string => idUrn('lifecycleStageType', id);

/** Urn of a document, such as `urn:li:document:onboarding`. */
export const makeDocumentUrn = (id: string): string => idUrn('document', id);

const qualified = (entityType: string, name: string): string =>
  name.startsWith(`urn:li:${entityType}:`)
    ? name
    : printUrn({
        entityType,
        parts: [name.startsWith('datahub.') ? name : `datahub.${rawPart(entityType, 'name', name)}`],
      });

/** Urn of a type that values can have: `string` gives `urn:li:dataType:datahub.string`. */
export const makeDataTypeUrn = (type: string): string => qualified('dataType', type);

/** Urn of a kind of entity, as structured properties name it: `dataset` gives `urn:li:entityType:datahub.dataset`. */
export const makeEntityTypeUrn = (entityType: string): string => qualified('entityType', entityType);
