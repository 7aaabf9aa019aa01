import { operation } from '../../../src/data/operation.ts';
import type { FormActorQuery, FormActorQueryVariables, WaitingFormsQuery, WaitingFormsQueryVariables } from '../../types.ts';

export type { FormActorQuery, FormActorQueryVariables, WaitingFormsQuery, WaitingFormsQueryVariables };
export const formActorQuery = operation<FormActorQuery, FormActorQueryVariables>('FormActor', "query FormActor{me{corpUser{urn groups:relationships(input:{types:[\"IsMemberOfGroup\" \"IsMemberOfNativeGroup\"]direction:OUTGOING count:100}){relationships{entity{urn}}}}}}");

export const waitingFormsQuery = operation<WaitingFormsQuery, WaitingFormsQueryVariables>('WaitingForms', "query WaitingForms($owned:AggregateAcrossEntitiesInput!$all:AggregateAcrossEntitiesInput!){owned:aggregateAcrossEntities(input:$owned){...WaitingFacets}all:aggregateAcrossEntities(input:$all){...WaitingFacets}}fragment WaitingFacets on AggregateResults{facets{field aggregations{value count entity{...on Form{urn info{name type actors{owners isAssignedToMe}}}}}}}");
