import { operation } from '../../src/data/operation.ts';
import type { ExportQuery, ExportQueryVariables } from '../types.ts';

export type { ExportQuery, ExportQueryVariables };
export const exportQuery = operation<ExportQuery, ExportQueryVariables>('Export', "query Export($input:ScrollAcrossEntitiesInput!){scrollAcrossEntities(input:$input){nextScrollId total searchResults{entity{urn card{...CardParts}}}}}fragment CardParts on EntityCard{entityType name description subTypes isDeprecated isRemoved platform{urn card{name}}path{name entity{urn card{name}}}owners{urn card{name}}tagCount tags(count:100){urn card{name color}}termCount terms(count:100){urn card{name}}domain{urn card{name}}}");
