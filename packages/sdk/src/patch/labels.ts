import type { TagAssociation } from '@colophon/model-types';
import { makeDomainUrn, makeTagUrn, makeTermUrn } from '../builders/urns/governance.ts';
import { addAt, attributionSource, type PatchStep, removeAt } from './step.ts';

const tagKeys = { tags: ['tag', attributionSource] };
const termKeys = { terms: ['urn', attributionSource] };

/**
 * Adds a tag to the entity.
 *
 * @param tag Name or URN.
 * @param association Who added the tag, and why. Default: not recorded.
 * @example
 * ```ts
 * await client.patch(orders, [addTag('pii'), addTag('checked')]);
 * const { tags } = (await client.aspects.get(orders, 'globalTags')) ?? {};
 * tags?.map(({ tag }) => tag); // ['urn:li:tag:pii', 'urn:li:tag:checked']
 * ```
 * @throws SchemaError `INVALID_URN` if the name is empty, or is a URN of another type.
 */
export const addTag = (tag: string, association: Omit<TagAssociation, 'tag'> = {}): PatchStep => ({
  op: 'add',
  place: {
    aspectName: 'globalTags',
    path: ['tags', makeTagUrn(tag), association.attribution?.source ?? ''],
    arrayPrimaryKeys: tagKeys,
  },
  value: { tag: makeTagUrn(tag), ...association },
});

/**
 * Removes a tag, no matter who added it.
 *
 * @param tag Name or URN.
 * @example
 * ```ts
 * await client.patch(orders, [addTag('old')]);
 * await client.patch(orders, [removeTag('old')]);
 * const { tags } = (await client.aspects.get(orders, 'globalTags')) ?? {};
 * tags?.some(({ tag }) => tag === makeTagUrn('old')); // false
 * ```
 */
export const removeTag = (tag: string): PatchStep => ({
  op: 'remove',
  place: { aspectName: 'globalTags', path: ['tags', makeTagUrn(tag)], arrayPrimaryKeys: tagKeys },
});

/**
 * Adds a glossary term to the entity.
 *
 * @param term Name or URN.
 * @example
 * ```ts
 * await client.patch(orders, [addTerm('Revenue')]);
 * const { terms } = (await client.aspects.get(orders, 'glossaryTerms')) ?? {};
 * terms?.map(({ urn }) => urn); // ['urn:li:glossaryTerm:Revenue']
 * ```
 * @throws SchemaError `INVALID_URN` if the name is empty.
 */
export const addTerm = (term: string): PatchStep => ({
  op: 'add',
  place: {
    aspectName: 'glossaryTerms',
    path: ['terms', makeTermUrn(term), ''],
    arrayPrimaryKeys: termKeys,
  },
  value: { urn: makeTermUrn(term) },
});

/**
 * Removes a glossary term, no matter who added it.
 *
 * @param term Name or URN.
 * @example
 * ```ts
 * await client.patch(orders, [addTerm('Draft')]);
 * await client.patch(orders, [removeTerm('Draft')]);
 * const { terms } = (await client.aspects.get(orders, 'glossaryTerms')) ?? {};
 * terms?.some(({ urn }) => urn === makeTermUrn('Draft')); // false
 * ```
 */
export const removeTerm = (term: string): PatchStep => ({
  op: 'remove',
  place: { aspectName: 'glossaryTerms', path: ['terms', makeTermUrn(term)], arrayPrimaryKeys: termKeys },
});

/**
 * Adds the entity to a domain, without removing it from others.
 *
 * @param domain Id or URN.
 * @example
 * ```ts
 * await client.patch(orders, [addDomain('sales')]);
 * (await client.aspects.get(orders, 'domains'))?.domains; // ['urn:li:domain:sales']
 * ```
 * @throws SchemaError `INVALID_URN` if the name is empty.
 */
export const addDomain = (domain: string): PatchStep =>
  addAt('domains', ['domains', makeDomainUrn(domain)], makeDomainUrn(domain));

/**
 * Removes the entity from a domain.
 *
 * @param domain Id or URN.
 * @example
 * ```ts
 * await client.patch(orders, [addDomain('trial')]);
 * await client.patch(orders, [removeDomain('trial')]);
 * (await client.aspects.get(orders, 'domains'))?.domains.includes(makeDomainUrn('trial')); // false
 * ```
 */
export const removeDomain = (domain: string): PatchStep =>
  removeAt('domains', ['domains', makeDomainUrn(domain)]);

const fieldPlace = (fieldPath: string, ...path: string[]) => ['editableSchemaFieldInfo', fieldPath, ...path];

/**
 * Adds a tag to a column of a dataset.
 *
 * @param fieldPath Path of the column, such as `email`.
 * @param tag Name or URN.
 * @example
 * ```ts
 * await client.patch(orders, [addFieldTag('email', 'pii')]);
 * const editable = await client.aspects.get(orders, 'editableSchemaMetadata');
 * editable?.editableSchemaFieldInfo[0]?.globalTags?.tags.map(({ tag }) => tag); // ['urn:li:tag:pii']
 * ```
 * @throws SchemaError `INVALID_URN` if the name is empty, or is a URN of another type.
 */
export const addFieldTag = (fieldPath: string, tag: string): PatchStep =>
  addAt('editableSchemaMetadata', fieldPlace(fieldPath, 'globalTags', 'tags', makeTagUrn(tag)), {
    tag: makeTagUrn(tag),
  });

/**
 * Removes a tag from a column. Takes the same arguments as {@link addFieldTag}.
 *
 * @example
 * ```ts
 * await client.patch(orders, [addFieldTag('phone', 'pii')]);
 * await client.patch(orders, [removeFieldTag('phone', 'pii')]);
 * const editable = await client.aspects.get(orders, 'editableSchemaMetadata');
 * const phone = editable?.editableSchemaFieldInfo.find(({ fieldPath }) => fieldPath === 'phone');
 * phone?.globalTags?.tags; // []
 * ```
 */
export const removeFieldTag = (fieldPath: string, tag: string): PatchStep =>
  removeAt('editableSchemaMetadata', fieldPlace(fieldPath, 'globalTags', 'tags', makeTagUrn(tag)));

/**
 * Adds a glossary term to a column of a dataset.
 *
 * @param fieldPath Path of the column, such as `amount`.
 * @param term Name or URN.
 * @example
 * ```ts
 * await client.patch(orders, [addFieldTerm('amount', 'Revenue')]);
 * const editable = await client.aspects.get(orders, 'editableSchemaMetadata');
 * const amount = editable?.editableSchemaFieldInfo.find(({ fieldPath }) => fieldPath === 'amount');
 * amount?.glossaryTerms?.terms.map(({ urn }) => urn); // ['urn:li:glossaryTerm:Revenue']
 * ```
 * @throws SchemaError `INVALID_URN` if the name is empty.
 */
export const addFieldTerm = (fieldPath: string, term: string): PatchStep =>
  addAt('editableSchemaMetadata', fieldPlace(fieldPath, 'glossaryTerms', 'terms', makeTermUrn(term)), {
    urn: makeTermUrn(term),
  });

/**
 * Removes a glossary term from a column. Takes the same arguments as {@link addFieldTerm}.
 *
 * @example
 * ```ts
 * await client.patch(orders, [addFieldTerm('tax', 'Draft')]);
 * await client.patch(orders, [removeFieldTerm('tax', 'Draft')]);
 * const editable = await client.aspects.get(orders, 'editableSchemaMetadata');
 * const tax = editable?.editableSchemaFieldInfo.find(({ fieldPath }) => fieldPath === 'tax');
 * tax?.glossaryTerms?.terms; // []
 * ```
 */
export const removeFieldTerm = (fieldPath: string, term: string): PatchStep =>
  removeAt('editableSchemaMetadata', fieldPlace(fieldPath, 'glossaryTerms', 'terms', makeTermUrn(term)));

/**
 * Describes a column of a dataset. This takes precedence over the source's description.
 *
 * @param fieldPath Path of the column, such as `email`.
 * @param description Description for readers.
 * @example
 * ```ts
 * await client.patch(orders, [setFieldDescription('id', 'Number of the order.')]);
 * const editable = await client.aspects.get(orders, 'editableSchemaMetadata');
 * const id = editable?.editableSchemaFieldInfo.find(({ fieldPath }) => fieldPath === 'id');
 * id?.description; // Number of the order.
 * ```
 */
export const setFieldDescription = (fieldPath: string, description: string): PatchStep =>
  addAt('editableSchemaMetadata', fieldPlace(fieldPath, 'description'), description);
