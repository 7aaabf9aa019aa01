// What people sort and describe entities with. A full URN of the kind is kept by every function here; each throws
// SchemaError `INVALID_URN` when the id is empty.
import { printUrn } from '@colophon/schema';
import { idUrn, rawIdUrn, rawPart } from './parts.ts';

/**
 * URN of a tag; commas and parentheses are percent-encoded, a full URN is returned as is.
 *
 * @example
 * ```ts
 * makeTagUrn('pii (strict)'); // urn:li:tag:pii %28strict%29
 * ```
 * @throws SchemaError `INVALID_URN` if the name is empty, or is a URN of another type.
 */
export const makeTagUrn = (tag: string): string => (tag.startsWith('urn:li:tag:') ? tag : idUrn('tag', tag));

/**
 * URN of a glossary term; not encoded.
 *
 * @example
 * ```ts
 * makeTermUrn('Revenue'); // urn:li:glossaryTerm:Revenue
 * ```
 */
export const makeTermUrn = (term: string): string => rawIdUrn('glossaryTerm', term);

/**
 * URN of a glossary node, a folder of terms.
 *
 * @example
 * ```ts
 * makeGlossaryNodeUrn('Finance'); // urn:li:glossaryNode:Finance
 * ```
 */
export const makeGlossaryNodeUrn = (name: string): string => idUrn('glossaryNode', name);

/**
 * URN of a domain; not encoded.
 *
 * @example
 * ```ts
 * makeDomainUrn('marketing'); // urn:li:domain:marketing
 * ```
 */
export const makeDomainUrn = (domain: string): string => rawIdUrn('domain', domain);

/**
 * URN of a data product; not encoded.
 *
 * @example
 * ```ts
 * makeDataProductUrn('customer-360'); // urn:li:dataProduct:customer-360
 * ```
 */
export const makeDataProductUrn = (id: string): string => rawIdUrn('dataProduct', id);

/**
 * URN of an application.
 *
 * @example
 * ```ts
 * makeApplicationUrn('checkout'); // urn:li:application:checkout
 * ```
 */
export const makeApplicationUrn = (id: string): string => idUrn('application', id);

/**
 * URN of a structured property.
 *
 * @example
 * ```ts
 * makeStructuredPropertyUrn('io.example.retentionDays'); // urn:li:structuredProperty:io.example.retentionDays
 * ```
 */
export const makeStructuredPropertyUrn = (id: string): string => idUrn('structuredProperty', id);

/**
 * URN of a form; not encoded.
 *
 * @example
 * ```ts
 * makeFormUrn('certification'); // urn:li:form:certification
 * ```
 */
export const makeFormUrn = (form: string): string => rawIdUrn('form', form);

/**
 * URN of a business attribute.
 *
 * @example
 * ```ts
 * makeBusinessAttributeUrn('email'); // urn:li:businessAttribute:email
 * ```
 */
export const makeBusinessAttributeUrn = (id: string): string => idUrn('businessAttribute', id);

/**
 * URN of a lifecycle stage.
 *
 * @example
 * ```ts
 * makeLifecycleStageTypeUrn('archived'); // urn:li:lifecycleStageType:archived
 * ```
 */
export const makeLifecycleStageTypeUrn = (id: string): string => idUrn('lifecycleStageType', id);

/**
 * URN of a document.
 *
 * @example
 * ```ts
 * makeDocumentUrn('onboarding'); // urn:li:document:onboarding
 * ```
 */
export const makeDocumentUrn = (id: string): string => idUrn('document', id);

const qualified = (entityType: string, name: string): string =>
  name.startsWith(`urn:li:${entityType}:`)
    ? name
    : printUrn({
        entityType,
        parts: [name.startsWith('datahub.') ? name : `datahub.${rawPart(entityType, 'name', name)}`],
      });

/**
 * URN of a data type for the values of structured properties.
 *
 * @example
 * ```ts
 * makeDataTypeUrn('string'); // urn:li:dataType:datahub.string
 * ```
 */
export const makeDataTypeUrn = (type: string): string => qualified('dataType', type);

/**
 * URN of an entity type, as structured properties refer to it.
 *
 * @example
 * ```ts
 * makeEntityTypeUrn('dataset'); // urn:li:entityType:datahub.dataset
 * ```
 */
export const makeEntityTypeUrn = (entityType: string): string => qualified('entityType', entityType);
