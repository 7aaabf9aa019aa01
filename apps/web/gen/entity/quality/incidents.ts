import { operation } from '../../../src/data/operation.ts';
import type { IncidentsQuery, IncidentsQueryVariables } from '../../types.ts';

export type { IncidentsQuery, IncidentsQueryVariables };
export const incidentsQuery = operation<IncidentsQuery, IncidentsQueryVariables>('Incidents', "query Incidents($urn:String!){entity(urn:$urn){...on Dataset{incidents(start:0 count:50){...IncidentParts}}...on Chart{incidents(start:0 count:50){...IncidentParts}}...on Dashboard{incidents(start:0 count:50){...IncidentParts}}...on DataJob{incidents(start:0 count:50){...IncidentParts}}...on DataFlow{incidents(start:0 count:50){...IncidentParts}}}}fragment IncidentParts on EntityIncidentsResult{total incidents{urn title description incidentType priority incidentStatus{state stage message lastUpdated{time}}created{time actor}}}");
