import type { AspectName } from '@colophon/model-types';
import { makeStructuredPropertiesAspect, type StructuredPropertyValue } from '../builders/aspects/labels.ts';
import { makeStructuredPropertyUrn } from '../builders/urns/governance.ts';
import { addAt, type PatchStep, placeByType, removeAt } from './step.ts';

const member = 'customProperties';
/** The aspect that holds the custom properties, by entity type. */
const aspects: Readonly<Record<string, readonly [AspectName, string]>> = {
  dataset: ['datasetProperties', member],
  container: ['containerProperties', member],
  dataFlow: ['dataFlowInfo', member],
  dataJob: ['dataJobInfo', member],
  chart: ['chartInfo', member],
  dashboard: ['dashboardInfo', member],
  dataProduct: ['dataProductProperties', member],
  domain: ['domainProperties', member],
  glossaryTerm: ['glossaryTermInfo', member],
  glossaryNode: ['glossaryNodeInfo', member],
  mlModel: ['mlModelProperties', member],
  mlModelGroup: ['mlModelGroupProperties', member],
};
const place = (...path: string[]) => placeByType(member, aspects, path);

/**
 * Sets one custom property and leaves the others unchanged.
 *
 * @param name Name of the property.
 * @param value Its value, as a string.
 * @example
 * ```ts
 * await client.patch(orders, [setCustomProperty('team', 'shop')]);
 * (await client.aspects.get(orders, 'datasetProperties'))?.customProperties?.team; // shop
 * ```
 */
export const setCustomProperty = (name: string, value: string): PatchStep => ({
  op: 'add',
  place: place(name),
  value,
});

/**
 * Removes one custom property.
 *
 * @example
 * ```ts
 * await client.patch(orders, [setCustomProperty('draft', 'yes')]);
 * await client.patch(orders, [removeCustomProperty('draft')]);
 * (await client.aspects.get(orders, 'datasetProperties'))?.customProperties?.draft; // undefined
 * ```
 */
export const removeCustomProperty = (name: string): PatchStep => ({ op: 'remove', place: place(name) });

/**
 * Replaces all custom properties.
 *
 * @param properties Values, as strings, by name.
 * @example
 * ```ts
 * await client.patch(orders, [setCustomProperties({ tier: '1' })]);
 * (await client.aspects.get(orders, 'datasetProperties'))?.customProperties; // { tier: '1' }
 * ```
 */
export const setCustomProperties = (properties: Readonly<Record<string, string>>): PatchStep => ({
  op: 'add',
  place: place(),
  value: properties,
});

/**
 * Sets one structured property and leaves the others unchanged.
 *
 * @param property Name or URN.
 * @param value One value, or a list for a property that takes several.
 * @example
 * ```ts
 * await client.emit({
 *   entityUrn: 'urn:li:structuredProperty:io.example.retentionDays',
 *   aspectName: 'propertyDefinition',
 *   aspect: {
 *     qualifiedName: 'io.example.retentionDays',
 *     valueType: 'urn:li:dataType:datahub.number',
 *     entityTypes: ['urn:li:entityType:datahub.dataset'],
 *   },
 * });
 * await client.patch(orders, [setStructuredProperty('io.example.retentionDays', 90)]);
 * const { properties } = (await client.aspects.get(orders, 'structuredProperties')) ?? {};
 * properties?.map(({ values }) => values); // [[{ double: 90 }]]
 * ```
 * @throws SchemaError `INVALID_URN` if the name is empty, or is a URN of another type.
 */
export const setStructuredProperty = (
  property: string,
  value: StructuredPropertyValue | readonly StructuredPropertyValue[],
): PatchStep =>
  addAt(
    'structuredProperties',
    ['properties', makeStructuredPropertyUrn(property)],
    makeStructuredPropertiesAspect({ [property]: value }).properties[0],
  );

/**
 * Removes one structured property.
 *
 * @param property Name or URN.
 * @example
 * ```ts
 * await client.emit({
 *   entityUrn: 'urn:li:structuredProperty:io.example.draft',
 *   aspectName: 'propertyDefinition',
 *   aspect: {
 *     qualifiedName: 'io.example.draft',
 *     valueType: 'urn:li:dataType:datahub.string',
 *     entityTypes: ['urn:li:entityType:datahub.dataset'],
 *   },
 * });
 * await client.patch(orders, [setStructuredProperty('io.example.draft', 'yes')]);
 * await client.patch(orders, [removeStructuredProperty('io.example.draft')]);
 * const { properties } = (await client.aspects.get(orders, 'structuredProperties')) ?? {};
 * properties?.some(({ propertyUrn }) => propertyUrn.endsWith('draft')); // false
 * ```
 */
export const removeStructuredProperty = (property: string): PatchStep =>
  removeAt('structuredProperties', ['properties', makeStructuredPropertyUrn(property)]);

/**
 * Describes a dataset. This takes precedence over the source's description.
 *
 * @param description Description for readers.
 * @example
 * ```ts
 * await client.patch(orders, [setDescription('Every order of the shop.')]);
 * (await client.aspects.get(orders, 'editableDatasetProperties'))?.description; // Every order of the shop.
 * ```
 */
export const setDescription = (description: string): PatchStep =>
  addAt('editableDatasetProperties', ['description'], description);
