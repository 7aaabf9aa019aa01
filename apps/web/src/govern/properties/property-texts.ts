import type { DefinedPropertyFragment } from '../../../gen/types.ts';
import { presentationOf } from '../../entity/presentations.ts';
import { definitionTexts } from '../../texts/property-definitions.ts';
import { kindOfProperty, typeNameOf } from './property-draft.ts';

/** Type of the values, in words. */
export function kindText(property: DefinedPropertyFragment): string {
  const kind = kindOfProperty(property);
  return kind ? definitionTexts.kinds[kind] : typeNameOf(property.definition.valueType.urn);
}

/** Whether there may be several values. */
export const valuesText = ({ definition: { cardinality } }: DefinedPropertyFragment): string =>
  cardinality === 'MULTIPLE' ? definitionTexts.many : definitionTexts.one;

/** Types of the entities that may have it. */
export const appliesText = ({ definition: { entityTypes } }: DefinedPropertyFragment): string =>
  entityTypes.map(({ urn }) => presentationOf(typeNameOf(urn)).plural).join(', ');
