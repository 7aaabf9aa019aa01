import { operation } from '../../../../src/data/operation.ts';
import type { ColumnKeysQuery, ColumnKeysQueryVariables, ColumnStatisticsQuery, ColumnStatisticsQueryVariables, ColumnLineageQuery, ColumnLineageQueryVariables, TermMeaningsQuery, TermMeaningsQueryVariables, ColumnEntityQuery, ColumnEntityQueryVariables } from '../../../types.ts';

export type { ColumnKeysQuery, ColumnKeysQueryVariables, ColumnStatisticsQuery, ColumnStatisticsQueryVariables, ColumnLineageQuery, ColumnLineageQueryVariables, TermMeaningsQuery, TermMeaningsQueryVariables, ColumnEntityQuery, ColumnEntityQueryVariables };
export const columnKeysQuery = operation<ColumnKeysQuery, ColumnKeysQueryVariables>('ColumnKeys', "query ColumnKeys($urn:String!){dataset(urn:$urn){schemaMetadata{primaryKeys foreignKeys{name sourceFields{fieldPath}foreignFields{urn fieldPath}foreignDataset{urn card{name}}}}}}");

export const columnStatisticsQuery = operation<ColumnStatisticsQuery, ColumnStatisticsQueryVariables>('ColumnStatistics', "query ColumnStatistics($urn:String!$since:Long!$count:Int!){dataset(urn:$urn){datasetProfiles(startTimeMillis:$since limit:$count){timestampMillis rowCount fieldProfiles{fieldPath uniqueCount nullCount nullProportion min max mean median sampleValues}}}}");

export const columnLineageQuery = operation<ColumnLineageQuery, ColumnLineageQueryVariables>('ColumnLineage', "query ColumnLineage($urn:String!$direction:LineageDirection!){searchAcrossLineage(input:{urn:$urn direction:$direction types:[SCHEMA_FIELD]query:\"*\" count:50}){total searchResults{degree entity{urn card{name path{name entity{urn card{name}}}}}}}}");

export const termMeaningsQuery = operation<TermMeaningsQuery, TermMeaningsQueryVariables>('TermMeanings', "query TermMeanings($urns:[String!]!){entities(urns:$urns checkForExistence:false){urn card{name description}}}");

export const columnEntityQuery = operation<ColumnEntityQuery, ColumnEntityQueryVariables>('ColumnEntity', "query ColumnEntity($urn:String!){entity(urn:$urn){card{exists}}}");
