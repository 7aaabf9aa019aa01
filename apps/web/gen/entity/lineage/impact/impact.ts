import { operation } from '../../../../src/data/operation.ts';
import type { ImpactQuery, ImpactQueryVariables, ExportImpactQuery, ExportImpactQueryVariables } from '../../../types.ts';

export type { ImpactQuery, ImpactQueryVariables, ExportImpactQuery, ExportImpactQueryVariables };
export const impactQuery = operation<ImpactQuery, ImpactQueryVariables>('Impact', "query Impact($input:SearchAcrossLineageInput!){searchAcrossLineage(input:$input){total isPartial searchResults{degree entity{urn card{...CardParts}}}facets{field displayName aggregations{value count entity{urn card{name}}}}}}fragment CardParts on EntityCard{entityType name description subTypes isDeprecated isRemoved platform{urn card{name}}path{name entity{urn card{name}}}owners{urn card{name}}tags{urn card{name color}}terms{urn card{name}}domain{urn card{name}}}");

export const exportImpactQuery = operation<ExportImpactQuery, ExportImpactQueryVariables>('ExportImpact', "query ExportImpact($input:ScrollAcrossLineageInput!){scrollAcrossLineage(input:$input){nextScrollId total searchResults{degree entity{urn card{...CardParts}}}}}fragment CardParts on EntityCard{entityType name description subTypes isDeprecated isRemoved platform{urn card{name}}path{name entity{urn card{name}}}owners{urn card{name}}tags{urn card{name color}}terms{urn card{name}}domain{urn card{name}}}");
