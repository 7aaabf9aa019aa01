import { operation } from '../../src/data/operation.ts';
import type { CountFoundQuery, CountFoundQueryVariables } from '../types.ts';

export type { CountFoundQuery, CountFoundQueryVariables };
export const countFoundQuery = operation<CountFoundQuery, CountFoundQueryVariables>('CountFound', "query CountFound($input:SearchAcrossEntitiesInput!){searchAcrossEntities(input:$input){total}}");
