import { operation } from '../../src/data/operation.ts';
import type { HomeQuery, HomeQueryVariables } from '../types.ts';

export type { HomeQuery, HomeQueryVariables };
export const homeQuery = operation<HomeQuery, HomeQueryVariables>('Home', "query Home{aggregateAcrossEntities(input:{query:\"*\" facets:[\"_entityType\" \"platform\" \"domains\"]}){...NamedFacets}}fragment NamedFacets on AggregateResults{facets{field aggregations{value count entity{urn card{name}}}}}");
