import { operation } from '../../../../src/data/operation.ts';
import type { LineageColumnsQuery, LineageColumnsQueryVariables } from '../../../types.ts';

export type { LineageColumnsQuery, LineageColumnsQueryVariables };
export const lineageColumnsQuery = operation<LineageColumnsQuery, LineageColumnsQueryVariables>('LineageColumns', "query LineageColumns($urn:String!){entity(urn:$urn){urn ...on Dataset{schemaMetadata{fields{fieldPath}}fineGrainedLineages{upstreams{urn path}downstreams{urn path}}}...on DataJob{inputOutput{fineGrainedLineages{upstreams{urn path}downstreams{urn path}}}}...on Chart{inputFields{fields{schemaFieldUrn schemaField{fieldPath}}}}}}");
