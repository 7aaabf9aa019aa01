import { operation } from '../../../src/data/operation.ts';
import type { ColumnsQuery, ColumnsQueryVariables } from '../../types.ts';

export type { ColumnsQuery, ColumnsQueryVariables };
export const columnsQuery = operation<ColumnsQuery, ColumnsQueryVariables>('Columns', "query Columns($urn:String!){dataset(urn:$urn){schemaMetadata{fields{fieldPath nullable isPartOfKey type nativeDataType description globalTags{...ColumnTags}glossaryTerms{...ColumnTerms}}}editableSchemaMetadata{editableSchemaFieldInfo{fieldPath description globalTags{...ColumnTags}glossaryTerms{...ColumnTerms}}}}}fragment ColumnTags on GlobalTags{tags{tag{urn card{name color}}}}fragment ColumnTerms on GlossaryTerms{terms{term{urn card{name color}}}}");
