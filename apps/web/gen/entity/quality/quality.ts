import { operation } from '../../../src/data/operation.ts';
import type { QualityQuery, QualityQueryVariables } from '../../types.ts';

export type { QualityQuery, QualityQueryVariables };
export const qualityQuery = operation<QualityQuery, QualityQueryVariables>('Quality', "query Quality($urn:String!){dataset(urn:$urn){contract{urn status{state}properties{freshness{assertion{urn}}schema{assertion{urn}}dataQuality{assertion{urn}}}}assertions(start:0 count:200){total assertions{urn platform{urn card{name}}info{type description}runEvents(status:COMPLETE limit:30){total failed runEvents{timestampMillis result{type actualAggValue externalUrl}}}}}}}");
