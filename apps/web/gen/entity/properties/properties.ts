import { operation } from '../../../src/data/operation.ts';
import type { PropertyDefinitionsQuery, PropertyDefinitionsQueryVariables } from '../../types.ts';

export type { PropertyDefinitionsQuery, PropertyDefinitionsQueryVariables };
export const propertyDefinitionsQuery = operation<PropertyDefinitionsQuery, PropertyDefinitionsQueryVariables>('PropertyDefinitions', "query PropertyDefinitions($query:String!$count:Int!){searchAcrossEntities(input:{query:$query types:[STRUCTURED_PROPERTY]count:$count searchFlags:{skipAggregates:true skipHighlighting:true}}){total searchResults{entity{...on StructuredPropertyEntity{...PropertyDefinition definition{entityTypes{urn}}}}}}}fragment PropertyDefinition on StructuredPropertyEntity{urn definition{qualifiedName displayName description cardinality immutable allowedValues{description value{...on StringValue{stringValue}...on NumberValue{numberValue}}}valueType{urn}typeQualifier{allowedTypes{urn}}}}");
